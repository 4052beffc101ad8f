import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { hostedPaymentProvider } from "../hosted/hosted-payment-provider.ts"
import { createBarionGateway } from "./barion-gateway.ts"

export default ModuleProvider(Modules.PAYMENT, {
  services: [hostedPaymentProvider("barion", createBarionGateway)],
})

import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { hostedPaymentProvider } from "../hosted/hosted-payment-provider.ts"
import { createSimplePayGateway } from "./simplepay-gateway.ts"

export default ModuleProvider(Modules.PAYMENT, {
  services: [hostedPaymentProvider("simplepay", createSimplePayGateway)],
})

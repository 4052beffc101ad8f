import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import type { CardSettings } from "../card-provider.ts"
import { HostedPaymentProvider } from "../hosted/hosted-payment-provider.ts"
import { createBarionGateway } from "./barion-gateway.ts"

class BarionPaymentProvider extends HostedPaymentProvider {
  constructor(container: Record<string, unknown>, options: CardSettings) {
    super(container, options, "barion", createBarionGateway)
  }
}

export default ModuleProvider(Modules.PAYMENT, { services: [BarionPaymentProvider] })

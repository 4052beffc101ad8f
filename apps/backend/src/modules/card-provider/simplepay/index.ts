import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import type { CardSettings } from "../card-provider.ts"
import { HostedPaymentProvider } from "../hosted/hosted-payment-provider.ts"
import { createSimplePayGateway } from "./simplepay-gateway.ts"

class SimplePayPaymentProvider extends HostedPaymentProvider {
  constructor(container: Record<string, unknown>, options: CardSettings) {
    super(container, options, "simplepay", createSimplePayGateway)
  }
}

export default ModuleProvider(Modules.PAYMENT, { services: [SimplePayPaymentProvider] })

import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { StripePaymentProvider } from "./stripe-payment-provider.ts"

export default ModuleProvider(Modules.PAYMENT, { services: [StripePaymentProvider] })

import { CASH_ON_DELIVERY_IDENTIFIER } from "./ids.ts"
import { PendingPaymentProvider } from "./pending-payment-provider.ts"

export class CashOnDeliveryProvider extends PendingPaymentProvider {
  static override identifier = CASH_ON_DELIVERY_IDENTIFIER
}

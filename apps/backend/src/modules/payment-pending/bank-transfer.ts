import { BANK_TRANSFER_IDENTIFIER } from "./ids.ts"
import { PendingPaymentProvider } from "./pending-payment-provider.ts"

export class BankTransferProvider extends PendingPaymentProvider {
  static override identifier = BANK_TRANSFER_IDENTIFIER
}

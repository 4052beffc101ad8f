import type { CardPayment as Payment } from "@porteka/commerce-sdk/wire"
import type { ReturnedAs } from "#app/server/card-providers/card-provider.server.ts"
import type { PaymentFault } from "./payment-form-state.ts"

/** What the browser needs to know about the card provider. Empty if it is not configured. */
export interface CardProvider {
  scriptUrl: string
  publicKey: string
}

export interface CardPaymentProps {
  provider: CardProvider
  payment: Payment
  /** Return URL for the provider. */
  returnPath: string
}

export interface CardFormProps extends CardPaymentProps {
  /** Called once if there can be no form. */
  onBroken: (fault: PaymentFault) => void
  /** Called when a payment begins: the result of an earlier attempt is out of date. */
  onAttempt: () => void
}

/** A return from a hosted page without a payment. */
export interface UnpaidReturn {
  /** The provider's payment id. */
  payment: string
  as: Exclude<ReturnedAs, "success">
}

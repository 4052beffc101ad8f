import type { CardPayment as Payment } from "@porteka/commerce-sdk/wire"
import type { PaymentFault } from "./payment-form-state.ts"

/** What the browser needs to know of the card provider. Empty where the shop's settings say nothing. */
export interface CardProvider {
  scriptUrl: string
  publicKey: string
}

export interface CardPaymentProps {
  provider: CardProvider
  payment: Payment
  /** Where the provider sends the browser back to. */
  returnPath: string
}

export interface CardFormProps extends CardPaymentProps {
  /** Told once when there can be no form. */
  onBroken: (fault: PaymentFault) => void
}

import type { CardPayment as Payment } from "@porteka/commerce-sdk/wire"

/** What the browser needs to know of the card provider. Empty where the shop's settings say nothing. */
export interface CardProvider {
  scriptUrl: string
  publishableKey: string
}

export interface CardPaymentProps {
  provider: CardProvider
  payment: Payment
  /** Where the provider sends the browser back to. */
  returnPath: string
}

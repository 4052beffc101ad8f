import type { PaymentMethod } from "@porteka/commerce-sdk"
import { CARD_PROVIDER_ID } from "../../modules/payment-card/ids.ts"
import { BANK_TRANSFER_PROVIDER_ID, CASH_ON_DELIVERY_PROVIDER_ID } from "../../modules/payment-pending/ids.ts"
import { checkoutError } from "./checkout-errors.ts"

/** Which provider stands behind a payment method of the specification. */
const PROVIDERS: Record<PaymentMethod, string> = {
  card: CARD_PROVIDER_ID,
  bank_transfer: BANK_TRANSFER_PROVIDER_ID,
  cash_on_delivery: CASH_ON_DELIVERY_PROVIDER_ID,
}

export function providerIdOf(method: PaymentMethod): string {
  return PROVIDERS[method]
}

export function findPaymentMethod(providerId: string): PaymentMethod | undefined {
  const methods = Object.keys(PROVIDERS) as PaymentMethod[]
  return methods.find((method) => PROVIDERS[method] === providerId)
}

export interface OfferedProvider {
  id: string
  is_enabled: boolean
}

/** The provider behind a method, when the cart's region offers it. @throws payment_method_unavailable */
export function requireProvider(offered: readonly OfferedProvider[], method: PaymentMethod): string {
  const id = providerIdOf(method)
  if (!offered.some((provider) => provider.id === id && provider.is_enabled)) {
    throw checkoutError("payment_method_unavailable", "This payment method is not available for this cart")
  }
  return id
}

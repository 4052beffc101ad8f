import type { MedusaContainer } from "@medusajs/framework/types"
import { PAYMENT_METHODS, type PaymentMethod } from "@porteka/shop"
import { CARD_PROVIDER_ID } from "../modules/card-provider/card-provider-id.ts"
import { BANK_TRANSFER_PROVIDER_ID, CASH_ON_DELIVERY_PROVIDER_ID } from "../modules/payment-pending/ids.ts"
import { queryRows } from "../records/query-rows.ts"

/** The payment method that a cart or an order names in its metadata. */
export function paymentMethodOf({
  metadata,
}: {
  metadata?: Record<string, unknown> | null | undefined
}): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method === metadata?.payment_method)
}

/** The provider of each payment method in the specification. */
const PROVIDERS: Record<PaymentMethod, string> = {
  card: CARD_PROVIDER_ID,
  bank_transfer: BANK_TRANSFER_PROVIDER_ID,
  cash_on_delivery: CASH_ON_DELIVERY_PROVIDER_ID,
}

export function providerIdOf(method: PaymentMethod): string {
  return PROVIDERS[method]
}

export function findPaymentMethod(providerId: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => PROVIDERS[method] === providerId)
}

const OFFERED = `
  select provider.id from region_payment_provider link
    join payment_provider provider
      on provider.id = link.payment_provider_id and provider.is_enabled and provider.deleted_at is null
   where link.region_id = ? and link.deleted_at is null`

/** The methods that the region offers. */
export async function readOfferedPayments(
  container: MedusaContainer,
  regionId: string | null,
): Promise<PaymentMethod[]> {
  const rows = await queryRows<{ id: string }>(container, OFFERED, [regionId])
  const offered = rows.map(({ id }) => findPaymentMethod(id))
  return PAYMENT_METHODS.filter((method) => offered.includes(method))
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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

const OFFERED = `
  select provider.id from region_payment_provider link
    join payment_provider provider
      on provider.id = link.payment_provider_id and provider.is_enabled and provider.deleted_at is null
   where link.region_id = ? and link.deleted_at is null`

/** @returns the ids of the providers that the region offers */
export async function readOffered(container: MedusaContainer, regionId: string | null): Promise<string[]> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(OFFERED, [regionId])
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** The provider behind a method, when the cart's region offers it. @throws payment_method_unavailable */
export async function requireProvider(
  container: MedusaContainer,
  regionId: string | null,
  method: PaymentMethod,
): Promise<string> {
  const id = providerIdOf(method)
  if (!(await readOffered(container, regionId)).includes(id)) {
    throw checkoutError("payment_method_unavailable", "This payment method is not available for this cart")
  }
  return id
}

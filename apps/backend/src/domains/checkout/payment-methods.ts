import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { PAYMENT_METHODS, type PaymentMethod } from "@porteka/commerce-sdk"
import { CARD_PROVIDER_ID } from "../../modules/card-provider/card-provider-id.ts"
import { BANK_TRANSFER_PROVIDER_ID, CASH_ON_DELIVERY_PROVIDER_ID } from "../../modules/payment-pending/ids.ts"
import { queryRows } from "../../records/query-rows.ts"
import { checkoutError } from "../checkout-errors.ts"

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
  const methods = Object.keys(PROVIDERS) as PaymentMethod[]
  return methods.find((method) => PROVIDERS[method] === providerId)
}

const OFFERED = `
  select provider.id from region_payment_provider link
    join payment_provider provider
      on provider.id = link.payment_provider_id and provider.is_enabled and provider.deleted_at is null
   where link.region_id = ? and link.deleted_at is null`

/** Offered if the region's own methods cannot be read (specification 8). */
const FALLBACK: readonly PaymentMethod[] = ["card", "bank_transfer"]

/** The methods that the region offers. If this query fails, the default methods are offered instead. */
export async function readPaymentMethods(
  container: MedusaContainer,
  regionId: string | null,
): Promise<PaymentMethod[]> {
  try {
    return await readOffered(container, regionId)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The payment methods of ${regionId} could not be read`, error as Error)
    return [...FALLBACK]
  }
}

async function readOffered(container: MedusaContainer, regionId: string | null): Promise<PaymentMethod[]> {
  const rows = await queryRows<{ id: string }>(container, OFFERED, [regionId])
  const offered = rows.map(({ id }) => findPaymentMethod(id))
  return PAYMENT_METHODS.filter((method) => offered.includes(method))
}

/**
 * The provider of a method, if it is offered in the cart's region. Methods offered because the region could not
 * be read are accepted; for another method the query's own error is thrown.
 * @throws payment_method_unavailable
 */
export async function requireProvider(
  container: MedusaContainer,
  regionId: string | null,
  method: PaymentMethod,
): Promise<string> {
  if (!regionId) throw checkoutError("payment_method_unavailable", "Cart has no region specified")
  const read = FALLBACK.includes(method) ? readPaymentMethods : readOffered
  if (!(await read(container, regionId)).includes(method)) {
    throw checkoutError("payment_method_unavailable", "This payment method is not available for this cart")
  }
  return providerIdOf(method)
}

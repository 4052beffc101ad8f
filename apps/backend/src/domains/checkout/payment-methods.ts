import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PaymentMethod } from "@porteka/commerce-sdk"
import { providerIdOf, readOfferedPayments } from "../../shop/payment-providers.ts"
import { checkoutError } from "../checkout-errors.ts"

/** Offered if the region's own methods cannot be read (specification 8). */
const FALLBACK: readonly PaymentMethod[] = ["card", "bank_transfer"]

/** The methods that the region offers. If this query fails, the default methods are offered instead. */
export async function readPaymentMethods(
  container: MedusaContainer,
  regionId: string | null,
): Promise<PaymentMethod[]> {
  try {
    return await readOfferedPayments(container, regionId)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The payment methods of ${regionId} could not be read`, error as Error)
    return [...FALLBACK]
  }
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
  const read = FALLBACK.includes(method) ? readPaymentMethods : readOfferedPayments
  if (!(await read(container, regionId)).includes(method)) {
    throw checkoutError("payment_method_unavailable", "This payment method is not available for this cart")
  }
  return providerIdOf(method)
}

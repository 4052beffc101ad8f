import { toSavedAddressInput } from "#app/features/account/addresses/to-saved-address-input.server.ts"
import { saveAddress } from "#app/features/account/server/addresses.server.ts"
import { isSaved } from "#app/features/checkout/details/customer-defaults.ts"
import type { CheckoutDetails } from "#app/features/checkout/form/details-schema.ts"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { logger } from "#app/server/log.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { readSession } from "#app/server/session/session.server.ts"

/** Saves the delivery address in the account. A failure does not stop the order. */
export async function saveDeliveryAddress(
  shopContext: RequestContext,
  request: Request,
  details: CheckoutDetails,
): Promise<void> {
  const session = await readSession(request, shopContext)
  if (session.state !== "authenticated" || isSaved(details, session.customer.addresses)) return
  const isFirst = session.customer.addresses.length === 0
  const company = details.billing ? null : details.company
  const isDelivery = isFirst && !isForeignField(details.country_code)
  const address = { ...details, company, is_default_shipping: isDelivery, is_default_billing: isFirst }
  const saved = await saveAddress(shopContext, null, toSavedAddressInput(address))
  if (!saved.ok) logger.warn({ code: saved.refusal.code }, "An address of the checkout could not be saved.")
}

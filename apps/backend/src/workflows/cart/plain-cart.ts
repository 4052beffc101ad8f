import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { LinesCart } from "./new-lines.ts"

/** A cart in which a new line changes nothing else. */
export interface PlainCart extends LinesCart {
  id: string
}

interface PlainCartRow {
  id: string
  currency_code: string
  region_id: string
  locale: string | null
  automatic_taxes: boolean
  country_code: string | null
  province: string | null
}

/**
 * Open, of nobody (groups have prices), without a delivery (its price hangs on the goods' value), promotion and
 * payment, and without that thing. One query instead of a dozen: this is asked whenever somebody presses "to cart".
 * Of its address nobody has told more than the country, which Medusa gives a cart of a region that has but one.
 */
const PLAIN_CART = `
  select cart.id, cart.currency_code, cart.region_id, cart.locale, region.automatic_taxes,
         address.country_code, address.province from cart
    join region on region.id = cart.region_id
    left join cart_address address on address.id = cart.shipping_address_id
   where cart.id = ? and cart.completed_at is null and cart.deleted_at is null and cart.customer_id is null
     and not exists (select from cart_line_item line
                      where line.cart_id = cart.id and line.variant_id = ? and line.deleted_at is null)
     and not exists (select from cart_shipping_method method
                      where method.cart_id = cart.id and method.deleted_at is null)
     and not exists (select from cart_promotion link where link.cart_id = cart.id and link.deleted_at is null)
     and not exists (select from cart_payment_collection link
                      where link.cart_id = cart.id and link.deleted_at is null)
     and not exists (select from promotion where is_automatic and status = 'active' and deleted_at is null)`

export async function findPlainCart(
  container: MedusaContainer,
  cartId: string,
  variantId: string,
): Promise<PlainCart | undefined> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: PlainCartRow[] }>(PLAIN_CART, [cartId, variantId])
  const [row] = rows
  if (!row) return undefined
  const { automatic_taxes, country_code, province, ...cart } = row
  return { ...cart, region: { automatic_taxes }, shipping_address: { country_code, province } }
}

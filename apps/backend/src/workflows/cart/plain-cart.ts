import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A cart in which a new line changes nothing else. */
export interface PlainCart {
  id: string
  currency_code: string
  region_id: string
  locale: string | null
}

/**
 * Open, of nobody who is signed in (groups have prices), without an address (taxes), delivery (its price hangs on
 * the goods' value), promotion and payment, and without that thing. One query instead of a dozen: this is asked
 * whenever somebody presses "to cart".
 */
const PLAIN_CART = `
  select cart.id, cart.currency_code, cart.region_id, cart.locale from cart
    left join customer on customer.id = cart.customer_id
   where cart.id = ? and cart.completed_at is null and cart.deleted_at is null and cart.region_id is not null
     and cart.shipping_address_id is null and customer.has_account is not true
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
    .raw(PLAIN_CART, [cartId, variantId])
  return (rows as PlainCart[])[0]
}

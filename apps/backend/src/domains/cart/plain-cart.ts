import type { MedusaContainer } from "@medusajs/framework/types"
import { FREEZING } from "../../modules/card-payment/attempt-states.ts"
import { NO_MINIMUM_CODES } from "../../records/minimum-codes.sql.ts"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import type { LinesCart } from "./new-lines.ts"

/** A cart in which a change of one line changes nothing else. */
export interface PlainCart extends LinesCart {
  id: string
  /** Oldest first. */
  lines: PlainLine[]
}

export interface PlainLine {
  id: string
  variant_id: string | null
  quantity: number
  metadata: Record<string, unknown> | null
  is_custom_price: boolean
  is_tax_inclusive: boolean
}

interface PlainCartRow {
  id: string
  currency_code: string
  region_id: string
  locale: string | null
  automatic_taxes: boolean
  country_code: string | null
  province: string | null
  lines: PlainLine[]
}

/**
 * Open; its customer is in no group (groups have prices); no delivery (its price depends on the cart's value),
 * promotion, code that waits for a higher value, or payment, and is not being paid; and the shop has no automatic
 * promotion. One query instead of a dozen, because every cart change runs it.
 */
const PLAIN_CART: Prepared = {
  name: "plain-cart",
  sql: `
  select cart.id, cart.currency_code, cart.region_id, cart.locale, region.automatic_taxes,
         address.country_code, address.province,
         coalesce((select json_agg(json_build_object(
                     'id', line.id, 'variant_id', line.variant_id, 'quantity', line.quantity,
                     'metadata', line.metadata, 'is_custom_price', line.is_custom_price,
                     'is_tax_inclusive', line.is_tax_inclusive) order by line.created_at, line.id)
                     from cart_line_item line
                    where line.cart_id = cart.id and line.deleted_at is null), '[]') as lines
    from cart
    join region on region.id = cart.region_id
    left join cart_address address on address.id = cart.shipping_address_id
   where cart.id = ? and cart.completed_at is null and cart.deleted_at is null
     and not exists (select from customer_group_customer member
                      where member.customer_id = cart.customer_id and member.deleted_at is null)
     and not exists (select from cart_shipping_method method
                      where method.cart_id = cart.id and method.deleted_at is null)
     and not exists (select from cart_promotion link where link.cart_id = cart.id and link.deleted_at is null)
     and ${NO_MINIMUM_CODES}
     and not exists (select from cart_payment_collection link
                      where link.cart_id = cart.id and link.deleted_at is null)
     and not exists (select from payment_attempt attempt
                      where attempt.cart_id = cart.id and attempt.state in (${FREEZING.map((state) => `'${state}'`).join(", ")}))
     and not exists (select from promotion where is_automatic and status = 'active' and deleted_at is null)`,
}

export async function findPlainCart(
  container: MedusaContainer,
  cartId: string,
): Promise<PlainCart | undefined> {
  const [row] = await queryPrepared<PlainCartRow>(container, PLAIN_CART, [cartId])
  if (!row) return undefined
  const { automatic_taxes, country_code, province, ...cart } = row
  return { ...cart, region: { automatic_taxes }, shipping_address: { country_code, province } }
}

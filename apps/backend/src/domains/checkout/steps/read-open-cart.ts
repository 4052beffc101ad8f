import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type Prepared, queryPrepared } from "../../../records/prepared.ts"
import { readRecords } from "../../../records/read-records.ts"
import { cartCompleted, cartNotFound } from "../../checkout-errors.ts"
import type { CheckoutCart } from "../cart-changes.ts"
import type { CurrentMethod } from "../plan-shipping-methods.ts"
import { waitingCodes } from "../waiting-codes.ts"

export interface OpenCart extends CheckoutCart {
  region_id: string | null
  completed_at: string | Date | null
  shipping_methods: CurrentMethod[]
  payment_collection: { id: string } | null
  promotions: ({ code: string | null } | null)[]
  /** Codes that were entered before a delivery was chosen, and that still exist. */
  waiting_codes: string[]
}

/** One statement, because every checkout change begins with it. */
const OPEN_CART: Prepared = {
  name: "open-cart",
  sql: `
  select cart.id, cart.email, cart.locale, cart.customer_id, cart.region_id, cart.metadata, cart.completed_at,
         (select row_to_json(address) from cart_address address
           where address.id = cart.shipping_address_id and address.deleted_at is null) as shipping_address,
         (select json_build_object('id', address.id) from cart_address address
           where address.id = cart.billing_address_id and address.deleted_at is null) as billing_address,
         (select json_build_object('countries', coalesce((
                   select json_agg(json_build_object('iso_2', country.iso_2))
                     from region_country country
                    where country.region_id = region.id and country.deleted_at is null), '[]'))
            from region where region.id = cart.region_id and region.deleted_at is null) as region,
         coalesce((select json_agg(json_build_object(
                     'id', method.id, 'shipping_option_id', method.shipping_option_id, 'data', method.data))
                     from cart_shipping_method method
                    where method.cart_id = cart.id and method.deleted_at is null), '[]') as shipping_methods,
         coalesce((select json_agg(json_build_object('code', promotion.code))
                     from cart_promotion link
                     join promotion on promotion.id = link.promotion_id and promotion.deleted_at is null
                    where link.cart_id = cart.id and link.deleted_at is null), '[]') as promotions,
         (select json_build_object('id', collection.id) from cart_payment_collection link
            join payment_collection collection
              on collection.id = link.payment_collection_id and collection.deleted_at is null
           where link.cart_id = cart.id and link.deleted_at is null
           order by link.created_at desc limit 1) as payment_collection
    from cart where cart.id = ? and cart.deleted_at is null`,
}

/** The cart before a change. @throws cart_not_found, cart_completed */
export const readOpenCartStep = createStep("read-open-cart", async (cartId: string, { container }) => {
  const [cart] = await queryPrepared<Omit<OpenCart, "waiting_codes">>(container, OPEN_CART, [cartId])
  if (!cart) throw cartNotFound()
  if (cart.completed_at) throw cartCompleted()
  return new StepResponse({ ...cart, waiting_codes: await findKnown(container, waitingCodes(cart.metadata)) })
})

/** Medusa's repricing fails completely if one code has been deleted. */
async function findKnown(container: MedusaContainer, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const known = await readRecords<{ code: string }>(container, {
    entity: "promotion",
    fields: ["code"],
    filters: { code: codes },
  })
  return known.map(({ code }) => code)
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CART_DAYS } from "@porteka/shop"

const BATCH_SIZE = 500

/** Carts that no cookie and no account opens any more (`CartKeyModuleService`). Those of card payments and orders stay. */
const ABANDONED = `
  select id, array_remove(array[shipping_address_id, billing_address_id], null) as addresses
    from cart
   where completed_at is null and updated_at < now() - make_interval(days => :days)
     and not exists (select from cart_line_item line
                      where line.cart_id = cart.id and line.updated_at > now() - make_interval(days => :days))
     and not exists (select from payment_attempt attempt where attempt.cart_id = cart.id)
     and not exists (select from order_cart link where link.cart_id = cart.id)
   limit :most`

/** Lines and deliveries go with their cart. */
const STEPS = [
  `delete from payment_collection
    where id in (select payment_collection_id from cart_payment_collection where cart_id = any(:ids))
      and not exists (select from payment where payment.payment_collection_id = payment_collection.id)`,
  `delete from cart_payment_collection where cart_id = any(:ids)`,
  `delete from cart_promotion where cart_id = any(:ids)`,
  `delete from cart_key where cart_id = any(:ids)`,
  `delete from cart_reminder where cart_id = any(:ids)`,
  `delete from cart where id = any(:ids)`,
  `delete from cart_address where id = any(:addresses)`,
]

/** Anybody fills carts, and Medusa keeps all of them for ever. */
export async function deleteAbandonedCarts(knex: Knex): Promise<void> {
  for (;;) {
    const { rows } = await knex.raw<{ rows: { id: string; addresses: string[] }[] }>(ABANDONED, {
      days: CART_DAYS,
      most: BATCH_SIZE,
    })
    const carts = { ids: rows.map(({ id }) => id), addresses: rows.flatMap(({ addresses }) => addresses) }
    await knex.transaction(async (transaction) => {
      for (const step of STEPS) await transaction.raw(step, carts)
    })
    if (rows.length < BATCH_SIZE) return
  }
}

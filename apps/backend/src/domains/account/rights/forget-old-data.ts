import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { RETENTION } from "@porteka/shop"
import { PLACED_FROM } from "../../checkout/placed-from.ts"
import { EMPTY_ADDRESS, YEAR_BEGAN } from "./order-data.sql.ts"

/**
 * Who paid what a bank statement brought, from which account and with which words. The entries stay, so that no statement brings
 * them again.
 */
export async function forgetPayers(knex: Knex): Promise<void> {
  await knex.raw(
    `update bank_entry set payer = '', account = null, text = ''
      where (payer <> '' or account is not null or text <> '')
        and (created_at < ${YEAR_BEGAN} - make_interval(years => :years)
             or settled_as = 'set_aside' and settled_at < now() - make_interval(days => :days))`,
    { years: RETENTION.receiptYears, days: RETENTION.strayTransferDays },
  )
}

/** Network marks of orders, once they are no longer needed. */
export async function forgetPlacedFrom(knex: Knex): Promise<void> {
  for (const table of ["order", "cart"]) {
    await knex.raw(
      `update "${table}" set metadata = metadata - '${PLACED_FROM}'
        where metadata->>'${PLACED_FROM}' is not null and created_at < now() - make_interval(days => :days)`,
      { days: RETENTION.networkMarkDays },
    )
  }
}

/** Personal data of unfinished checkouts. The items are kept for a while longer. */
export async function forgetUnfinishedCheckouts(knex: Knex): Promise<void> {
  const stale = `select id, shipping_address_id, billing_address_id from cart
                  where completed_at is null and updated_at < now() - make_interval(days => :days)`
  const { unfinishedCheckoutDays: days } = RETENTION
  await knex.transaction(async (transaction) => {
    await transaction.raw(
      `update cart_address set ${EMPTY_ADDRESS}
        where coalesce(first_name, last_name, company, address_1, phone) is not null
          and id in (select unnest(array[shipping_address_id, billing_address_id]) from (${stale}) carts)`,
      { days },
    )
    await transaction.raw(
      `update cart set email = null, metadata = metadata - 'notes'
        where email is not null and id in (select id from (${stale}) carts)`,
      { days },
    )
  })
}

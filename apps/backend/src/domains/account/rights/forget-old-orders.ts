import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { RETENTION } from "@porteka/shop"
import { DELETED_DOMAIN } from "../../../records/deleted-address.ts"
import { EMPTY_ADDRESS, FORGET_CUSTOMERS, FORGET_ORDERS, YEAR_BEGAN } from "./order-data.sql.ts"

const BATCH_SIZE = 200

/**
 * SQL: the last time at which something happened to the order `placed`: from then on claims lapse, and the year of its last
 * receipt ends. Its stage does not count: a parcel that nobody marked as delivered would keep the address for ever.
 */
const LAST_EVENT = `greatest(placed.created_at, placed.canceled_at,
  (select max(money.created_at) from order_transaction money where money.order_id = placed.id),
  (select max(change.created_at) from order_change change where change.order_id = placed.id),
  (select max(greatest(parcel.created_at, parcel.shipped_at, parcel.delivered_at))
     from fulfillment parcel join order_fulfillment link on link.fulfillment_id = parcel.id
    where link.order_id = placed.id),
  (select max(coalesce(invoice.issued_at, invoice.created_at)) from invoice where invoice.order_id = placed.id),
  (select max(declared.received_at) from withdrawal_case declared where declared.order_id = placed.id),
  (select max(complaint.received_at) from complaint_case complaint where complaint.order_id = placed.id))`

const isForgotten = (record: string) => `coalesce(${record}.email, '') like '%${DELETED_DOMAIN}'`

/** Drafts and deleted orders, too. `created_at` is compared first, because it is the cheapest. */
const OLD_ORDERS = `
  select placed.id from "order" placed
   where placed.created_at < now() - make_interval(years => :years) and not ${isForgotten("placed")}
     and ${LAST_EVENT} < now() - make_interval(years => :years)
   order by placed.id limit :most for update of placed skip locked`

/** Receipts are kept from the end of their year. */
const OLD_RECEIPTS = `
  select placed.id from "order" placed
   where placed.created_at < ${YEAR_BEGAN} - make_interval(years => :years) and ${isForgotten("placed")}
     and ${LAST_EVENT} < ${YEAR_BEGAN} - make_interval(years => :years)
     and (exists (select from order_address billing
                   where billing.id = placed.billing_address_id
                     and coalesce(billing.first_name, billing.last_name, billing.company, billing.address_1) is not null)
          or exists (select from invoice where invoice.order_id = placed.id and invoice.data->'buyer'->>'name' <> ''))
   order by placed.id limit :most for update of placed skip locked`

const NOBODY = '{"name": "", "tax_number": null, "email": "", "address": {}}'

/** An inscription is in the lines. Sums and numbers stay, so that nothing is invoiced again. */
const FORGET_RECEIPTS = [
  `update order_address set ${EMPTY_ADDRESS}
    where id in (select billing_address_id from "order" where id = any(:orders))`,
  `delete from stored_document
    where key in (select 'invoice:' || invoice.id from invoice where invoice.order_id = any(:orders))`,
  `update invoice set data = data || '{"buyer": ${NOBODY}, "lines": []}' where order_id = any(:orders)`,
]

/**
 * Records of guests that no order and no cart needs any more, and those that Medusa's call has deleted. What the staff has
 * entered stays as long as the person has not ordered, and so do members of a group.
 */
const OLD_GUESTS = `
  select guest.id from customer guest
   where (not guest.has_account or guest.deleted_at is not null) and not ${isForgotten("guest")}
     and guest.updated_at < now() - make_interval(days => :days)
     and not exists (select from "order" placed where placed.customer_id = guest.id and not ${isForgotten("placed")})
     and not exists (select from cart where cart.customer_id = guest.id and cart.email is not null)
     and (guest.deleted_at is not null
          or exists (select from "order" placed where placed.customer_id = guest.id)
          or guest.created_by is null
             and not exists (select from customer_group_customer member where member.customer_id = guest.id))
   order by guest.id limit :most for update of guest skip locked`

/** Forgets orders after the time in which claims lapse, their receipts after that of bookkeeping, and then who placed them. */
export async function forgetOldOrders(container: MedusaContainer): Promise<void> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { orderYears, receiptYears, unfinishedCheckoutDays } = RETENTION
  const orders = await inBatches(knex, { find: OLD_ORDERS, after: { years: orderYears } }, FORGET_ORDERS)
  const receipts = await inBatches(
    knex,
    { find: OLD_RECEIPTS, after: { years: receiptYears } },
    FORGET_RECEIPTS,
  )
  const guests = await inBatches(
    knex,
    { find: OLD_GUESTS, after: { days: unfinishedCheckoutDays } },
    FORGET_CUSTOMERS,
  )
  if (orders + receipts + guests === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(
      `Personal data after their time: forgot ${orders} orders, ${receipts} orders' receipts, ${guests} guests`,
    )
}

interface Search {
  /** Locks what it finds, so that two processes share the work. */
  find: string
  after: Record<string, number>
}

/** One transaction for each batch: what is done stays done if the process ends. @returns how many records were forgotten */
async function inBatches(knex: Knex, { find, after }: Search, steps: readonly string[]): Promise<number> {
  let count = 0
  for (;;) {
    const found = await knex.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(find, { ...after, most: BATCH_SIZE })
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) {
        for (const step of steps) await transaction.raw(step, { orders: ids, customers: ids })
      }
      return ids.length
    })
    count += found
    if (found < BATCH_SIZE) return count
  }
}

/** The orders in which lost work is looked for: one, or those of which something happened in the last days. */
export type OrderScope = { orderId: string } | { days: number }

/** What the jobs that run every minute look at. */
export const LAST_WEEK = { days: 7 }

/** What the job `lost-events` looks at every night: work that failed for longer than a week. Older is left to the staff. */
export const LAST_MONTHS = { days: 90 }

/** SQL: the one order of an `OrderScope`. */
export const ONE_ORDER = "select cast(:orderId as text) as order_id"

/**
 * A statement about orders, written once for both kinds of scope.
 * @param statement SQL, by a query of the orders' ids
 * @param recent such a query of the last `:days`
 */
export function ofOrders(statement: (orders: string) => string, recent: string) {
  const [ofOne, ofRecent] = [statement(ONE_ORDER), statement(recent)]
  return (scope: OrderScope): string => ("orderId" in scope ? ofOne : ofRecent)
}

const SINCE = "now() - make_interval(days => :days)"

/**
 * SQL: the orders that were canceled, changed (edits, returns, exchanges, claims) or refunded in the last
 * `:days`. Each of these times has an index, so a longer history does not make the query slower (ADR 0108).
 */
export const CHANGED_ORDERS = `
  select o.id as order_id from "order" o where o.canceled_at > ${SINCE}
  union
  select change.order_id from order_change change where change.confirmed_at > ${SINCE} and change.deleted_at is null
  union
  select link.order_id from refund r
    join payment p on p.id = r.payment_id
    join order_payment_collection link
      on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
   where r.created_at > ${SINCE}`

/** SQL: these, and the orders that were placed, paid or packed in the last `:days`. */
export const TOUCHED_ORDERS = `
  ${CHANGED_ORDERS}
  union
  select o.id from "order" o where o.created_at > ${SINCE}
  union
  select link.order_id from payment p
    join order_payment_collection link
      on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
   where p.captured_at > ${SINCE}
  union
  select link.order_id from fulfillment f
    join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
   where f.created_at > ${SINCE}`

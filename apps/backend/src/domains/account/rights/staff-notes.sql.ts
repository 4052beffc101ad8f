/** Where Medusa keeps what the staff writes about an order: the column, and the order as an expression. */
const PLACES = [
  {
    table: "refund",
    column: "note",
    order: `(select link.order_id from payment join order_payment_collection link using (payment_collection_id)
              where payment.id = refund.payment_id)`,
  },
  {
    table: "return_item",
    column: "note",
    order: `(select order_id from "return" where "return".id = return_item.return_id)`,
  },
  {
    table: "order_claim_item",
    column: "note",
    order: "(select order_id from order_claim where order_claim.id = order_claim_item.claim_id)",
  },
  {
    table: "order_exchange_item",
    column: "note",
    order: "(select order_id from order_exchange where order_exchange.id = order_exchange_item.exchange_id)",
  },
  { table: "order_change", column: "internal_note", order: "order_change.order_id" },
  { table: "order_change", column: "description", order: "order_change.order_id" },
  { table: "order_change", column: "declined_reason", order: "order_change.order_id" },
  { table: "order_change_action", column: "internal_note", order: "order_change_action.order_id" },
]

/** Empties the notes of the orders with the ids `:orders`. */
export const FORGET_STAFF_NOTES = [
  "delete from note where resource_id = any(:orders)",
  ...PLACES.map(
    ({ table, column, order }) =>
      `update ${table} set ${column} = null where ${column} is not null and ${order} = any(:orders)`,
  ),
]

const NOTES = [
  `select value, case when resource_id = any(:orders) then resource_id end as order_id, created_at
     from note where deleted_at is null and resource_id = any(:records)`,
  ...PLACES.map(
    ({ table, column, order }) =>
      `select ${column}, ${order}, created_at from ${table} where ${column} <> '' and ${order} = any(:orders)`,
  ),
]

/** The notes about the orders `:orders`, and about those of `:records` that are none; who wrote them is the staff's data. */
export const STAFF_NOTES = `select to_jsonb(written) as row from (${NOTES.join(" union all ")}) written order by created_at`

/**
 * SQL: the orders of a record, by what leads to them. Indexes of links contain only those that are not deleted.
 * @param row `new` or `old`, of the trigger
 */
type OrdersOf = (row: "new" | "old") => string

const named =
  (column: string): OrdersOf =>
  (row) =>
    `select ${row}.${column} where ${row}.${column} is not null`

const ofCollection =
  (column: string): OrdersOf =>
  (row) =>
    `select order_id from order_payment_collection where payment_collection_id = ${row}.${column} and deleted_at is null`

const ofPayment: OrdersOf = (row) =>
  `select link.order_id from payment p
     join order_payment_collection link on link.payment_collection_id = p.payment_collection_id
    where p.id = ${row}.payment_id and link.deleted_at is null`

const ofParcel: OrdersOf = (row) =>
  `select order_id from order_fulfillment where fulfillment_id = ${row}.id and deleted_at is null`

interface Source {
  table: string
  ordersOf: OrdersOf
  /** Only rows for which this holds, before or after the change, matter. */
  when?: (row: "new" | "old") => string
}

const hasFailed = (row: "new" | "old") => `${row}.state = 'failed'`

/**
 * The tables from which the stage of an order is computed (domains/order-desk/staged-orders.sql.ts). Without links: Medusa
 * creates their tables after the migrations.
 */
const SOURCES: readonly Source[] = [
  { table: "order", ordersOf: named("id") },
  { table: "order_summary", ordersOf: named("order_id") },
  { table: "order_item", ordersOf: named("order_id") },
  { table: "payment_collection", ordersOf: ofCollection("id") },
  { table: "payment", ordersOf: ofCollection("payment_collection_id") },
  { table: "capture", ordersOf: ofPayment },
  { table: "refund", ordersOf: ofPayment },
  { table: "fulfillment", ordersOf: ofParcel },
  { table: "invoice", ordersOf: named("order_id"), when: hasFailed },
  { table: "outgoing_mail", ordersOf: named("about_id"), when: hasFailed },
  { table: "withdrawal_case", ordersOf: named("order_id") },
  { table: "bank_entry", ordersOf: named("order_id") },
]

const ROWS = { insert: ["new"], update: ["old", "new"], delete: ["old"] } as const

const functionOf = (table: string, event: string) => `porteka_touch_by_${table}_${event}`

const triggersOf = ({ table, ordersOf, when }: Source): string[] =>
  Object.entries(ROWS).flatMap(([event, rows]) => {
    const name = functionOf(table, event)
    const condition = when ? `when (${rows.map(when).join(" or ")})` : ""
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$
       begin
         insert into order_stage_touch (order_id) ${rows.map(ordersOf).join(" union ")};
         return null;
       end $$`,
      `create or replace trigger ${name} after ${event} on "${table}" for each row ${condition} execute function ${name}()`,
    ]
  })

/** Functions and triggers that note which orders a change of these tables concerns. */
export const TOUCH_TRIGGERS: string[] = SOURCES.flatMap(triggersOf)

/** Those of one table. */
export const touchTriggersOf = (table: string): string[] =>
  SOURCES.filter((source) => source.table === table).flatMap(triggersOf)

export const NO_TOUCH_TRIGGERS: string[] = SOURCES.flatMap(({ table }) =>
  Object.keys(ROWS).map((event) => `drop function if exists ${functionOf(table, event)} cascade`),
)

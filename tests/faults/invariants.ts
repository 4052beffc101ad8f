import { withConnection } from "../../tools/postgres/connection.ts"
import { waitUntil } from "../../tools/processes/wait.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"

/** Orders that count: the suite creates none in the admin, so each one comes from a cart. A canceled one is to hold nothing. */
const ORDERS = `select * from "order" where deleted_at is null and canceled_at is null`

/** The lines of the orders' current version. */
const LINES = `select o.id as order_id, line.id, line.variant_id, item.quantity
   from (${ORDERS}) o
   join order_item item on item.order_id = o.id and item.version = o.version and item.deleted_at is null
   join order_line_item line on line.id = item.item_id and line.deleted_at is null`

/** The payment collection of an order. */
const PAYMENTS = `select o.id as order_id, collection.*
   from (${ORDERS}) o
   join order_payment_collection link on link.order_id = o.id and link.deleted_at is null
   join payment_collection collection on collection.id = link.payment_collection_id and collection.deleted_at is null`

/** Conditions that must never occur, however often a process died: each query lists the violations. */
const NEVER: Record<string, string> = {
  "a cart with two orders": `select cart_id from order_cart where deleted_at is null
      group by cart_id having count(*) > 1`,
  "an order without its cart": `select o.id from (${ORDERS}) o
      left join order_cart link on link.order_id = o.id and link.deleted_at is null where link.id is null`,
  "an order of an open cart": `select o.id from (${ORDERS}) o
      join order_cart link on link.order_id = o.id and link.deleted_at is null
      join cart on cart.id = link.cart_id where cart.completed_at is null`,
  "a closed cart without order": `select cart.id from cart
      left join order_cart link on link.cart_id = cart.id and link.deleted_at is null
      where cart.completed_at is not null and link.id is null`,
  "a link to an order that is gone": `select link.order_id from order_cart link
      left join "order" o on o.id = link.order_id and o.deleted_at is null
      where link.deleted_at is null and o.id is null`,
  "an order line without reservation": `select line.id from (${LINES}) line
      join product_variant variant on variant.id = line.variant_id and variant.manage_inventory
      left join reservation_item held on held.line_item_id = line.id and held.deleted_at is null
      group by line.id, line.quantity having coalesce(sum(held.quantity), 0) <> line.quantity`,
  "a reservation without order": `select held.id from reservation_item held
      left join (${LINES}) line on line.id = held.line_item_id
      where held.deleted_at is null and line.id is null`,
  "stock that does not add up": `select level.id from inventory_level level
      left join reservation_item held on held.inventory_item_id = level.inventory_item_id
        and held.location_id = level.location_id and held.deleted_at is null
      where level.deleted_at is null group by level.id
      having level.reserved_quantity <> coalesce(sum(held.quantity), 0)`,
  "more sold than there was": `select id from inventory_level
      where deleted_at is null and (stocked_quantity < reserved_quantity or reserved_quantity < 0)`,
  "an order without payment": `select o.id from (${ORDERS}) o
      left join (${PAYMENTS}) payment on payment.order_id = o.id group by o.id having count(payment.id) <> 1`,
  "an order whose payment was never begun": `select payment.order_id from (${PAYMENTS}) payment
      left join payment_session session on session.payment_collection_id = payment.id
        and session.deleted_at is null and session.status <> 'pending'
      where payment.amount > 0
      group by payment.order_id having count(session.id) <> 1`,
  "an order over nothing that was not finished": `select payment.order_id from (${PAYMENTS}) payment
      where payment.amount = 0 and payment.status <> 'completed'`,
  "a gift card that paid more or less than its orders say": `select campaign.name from promotion_campaign campaign
      join promotion_campaign_budget budget on budget.campaign_id = campaign.id
      left join (
        select adjustment.code, adjustment.amount from (${LINES}) line
          join order_line_item_adjustment adjustment
            on adjustment.item_id = line.id and adjustment.deleted_at is null) used on used.code = campaign.name
      where campaign.campaign_identifier like 'gift-card-%'
      group by campaign.name, budget.used having budget.used <> coalesce(sum(used.amount), 0)`,
  "a payment over another amount than the order's": `select payment.order_id from (${PAYMENTS}) payment
      join order_summary summary on summary.order_id = payment.order_id and summary.deleted_at is null
      where payment.amount <> (summary.totals ->> 'current_order_total')::numeric`,
  "a card order not captured to the full": `select payment.order_id from (${PAYMENTS}) payment
      join payment_session session on session.payment_collection_id = payment.id
        and session.deleted_at is null and session.provider_id like '%stripe%'
      where coalesce(payment.captured_amount, 0) <> payment.amount`,
  "a card order without attempt": `select payment.order_id from (${PAYMENTS}) payment
      join payment_session session on session.payment_collection_id = payment.id
        and session.deleted_at is null and session.provider_id like '%stripe%'
      left join payment_attempt attempt on attempt.order_id = payment.order_id
        and attempt.state in ('ordered', 'captured') where attempt.id is null`,
  "a card payment without its order": `select attempt.id from payment_attempt attempt
      left join "order" o on o.id = attempt.order_id and o.deleted_at is null
      where attempt.authorized_at is not null and o.id is null
        and attempt.state not in ('returned', 'cancelled', 'failed')`,
  "an order without its mail": `select o.id from (${ORDERS}) o
      left join outgoing_mail mail on mail.about_id = o.id and mail.kind = 'order_placed' where mail.id is null`,
  "an order with two mails": `select about_id from outgoing_mail where deleted_at is null
      group by about_id, kind, part_id having count(*) > 1`,
}

/** The repairs do not touch more recent orders. */
const REPAIR_AGE_MINUTES = 5
/** Until every job has run. */
const REPAIR_TIMEOUT_MS = 130_000
const LOOK_EVERY_MS = 1_000

/** Lets the repairs run. @returns the violations that they leave; empty if there are none */
export async function violationsAfterRepairs(): Promise<string[]> {
  await letTimePass(REPAIR_AGE_MINUTES)
  let violations: string[] = []
  await waitUntil(
    async () => {
      violations = await findViolations()
      return violations.length === 0
    },
    REPAIR_TIMEOUT_MS,
    LOOK_EVERY_MS,
  )
  return violations
}

function findViolations(): Promise<string[]> {
  return withConnection(stack.databaseUrl, async (client) => {
    const violations: string[] = []
    for (const [name, query] of Object.entries(NEVER)) {
      const { rows } = await client.query(query)
      if (rows.length > 0) violations.push(`${name}: ${rows.map((row) => Object.values(row)[0]).join(", ")}`)
    }
    return violations
  })
}

/** Moves the timestamps of orders into the past. */
async function letTimePass(minutes: number): Promise<void> {
  await sql(
    `update "order" set created_at = created_at - make_interval(mins => $1),
              updated_at = updated_at - make_interval(mins => $1)`,
    [minutes],
  )
}

export async function countOrders(): Promise<number> {
  const [row] = await sql<{ count: number }>(`select count(*)::int as count from (${ORDERS}) o`)
  return row?.count ?? 0
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import { COST_OF_ORDER, MONEY_OF_ORDER } from "../../records/order-money.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { readMoney } from "./read-money.ts"

/**
 * What a refund before the goods are back was for (ADR 0123). Medusa reduces the price by what it does not owe, and takes the
 * value of a return that was announced for owed: money for goods whose return is not announced yet would be owed once more when
 * they arrive, and a reduced price would be counted toward a return that is announced.
 */
const REFERENCE = "refund_ahead"

interface Summed {
  summary: { pending_difference?: number } | null
}

/** What Medusa takes for owed: also for what was announced and has not come back. */
const owedOf = (summary: Summed["summary"] | undefined) =>
  Math.max(0, -Math.round(Number(summary?.pending_difference ?? 0)))

async function readOwedByMedusa(container: MedusaContainer, orderId: string): Promise<number> {
  const [order] = await readRecords<Summed>(container, {
    entity: "order",
    fields: ["id", "total", "summary.*", "items.*", "items.detail.*"],
    filters: { id: orderId },
  })
  return owedOf(order?.summary)
}

/** What Medusa will credit to the order for a refund, because it does not owe it: the price is reduced by that. */
export const readCredited = async (
  container: MedusaContainer,
  orderId: string,
  amount: number,
): Promise<number> => Math.max(0, amount - (await readOwedByMedusa(container, orderId)))

/** For the metadata of a refund for goods that come back: what of it Medusa takes for a reduction of the price. */
export async function noteAhead(
  container: MedusaContainer,
  orderId: string,
  amount: number,
): Promise<{ refund_ahead: number }> {
  return { refund_ahead: await readCredited(container, orderId, amount) }
}

/** What Medusa would not take for a reduction of the price, because goods were announced. Before the refund. */
export async function readUncredited(
  container: MedusaContainer,
  orderId: string,
  amount: number,
): Promise<number> {
  const credited = await readCredited(container, orderId, amount)
  const { due } = await readMoney(container, orderId)
  return Math.max(0, amount - Math.max(0, -due)) - credited
}

/**
 * Reduces the price of an order. Medusa's workflow for credits refuses it while a return is expected; if this process dies in
 * between, `finishCredits` confirms the change, and `repairCredits` makes one that was not begun. Under the order's lock.
 * @param refundId of the refund for which it is made later
 */
export async function reducePrice(
  container: MedusaContainer,
  orderId: string,
  amount: number,
  refundId?: string,
): Promise<void> {
  if (amount <= 0) return
  const orders = container.resolve(Modules.ORDER)
  const reference = { reference: "price_reduction", reference_id: refundId ?? orderId }
  const { id } = await orders.createOrderChange({
    order_id: orderId,
    change_type: "credit_line",
    actions: [{ action: ChangeActionType.CREDIT_LINE_ADD, ...reference, amount }],
  })
  await orders.confirmOrderChange(id)
}

/** `credited`: what reduced the price until the goods come back; `refunded`: all that was refunded for such goods. */
interface Ahead {
  credited: number
  refunded: number
}

const AHEAD = `
  select ahead.noted + charged.amount as credited,
         ahead.noted + charged.amount
           + least(ahead.refunded - ahead.noted - charged.amount, greatest(0, ${COST_OF_ORDER} - money.kept)) as refunded
    from "order" o
    join order_summary summary
      on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
   cross join lateral (${MONEY_OF_ORDER}) money
   cross join lateral (
     select coalesce(sum((refund.metadata->>'refund_ahead')::numeric), 0) as noted, coalesce(sum(refund.amount), 0) as refunded
       from order_payment_collection link
       join payment on payment.payment_collection_id = link.payment_collection_id and payment.deleted_at is null
       join refund on refund.payment_id = payment.id and refund.deleted_at is null
      where link.order_id = o.id and link.deleted_at is null and jsonb_exists(refund.metadata, 'refund_ahead')) ahead
   cross join lateral (
     select coalesce(sum(credit.amount), 0) as amount from order_credit_line credit
      where credit.order_id = o.id and credit.version = o.version and credit.deleted_at is null
        and credit.reference = '${REFERENCE}') charged
   where o.id = ?`

/** What was refunded for goods that have not come back yet. */
export async function readAhead(container: MedusaContainer, orderId: string): Promise<Ahead> {
  const [row] = await queryRows<Record<keyof Ahead, string>>(container, AHEAD, [orderId])
  return { credited: Number(row?.credited ?? 0), refunded: Number(row?.refunded ?? 0) }
}

const OPEN_CHANGE = `
  select change.id, coalesce(array_agg(action.id) filter (where action.reference = '${REFERENCE}'), '{}') as charges
    from order_change change
    left join order_change_action action on action.order_change_id = change.id and action.deleted_at is null
   where change.order_id = ? and change.status in ('pending', 'requested') and change.deleted_at is null
     and change.change_type in ('return_request', 'return_receive', 'exchange', 'claim', 'edit')
   group by change.id`

interface Previewed extends Summed {
  items?: { return_requested_total?: number }[]
}

/** What Medusa takes for owed once the change is confirmed. Its preview leaves out what is announced. */
function owedAfter({ summary, items = [] }: Previewed): number {
  const announced = items.reduce((sum, item) => sum + Number(item.return_requested_total ?? 0), 0)
  return owedOf({ pending_difference: Number(summary?.pending_difference ?? 0) - announced })
}

/**
 * Makes the open change of an order, which announces or receives goods or takes them out, charge the credit of what was refunded
 * ahead of it, so that only the rest is owed. Call it before the change is confirmed, under the order's lock; what an attempt that
 * failed has left is computed again.
 */
export async function chargeAhead(container: MedusaContainer, orderId: string): Promise<void> {
  const { credited } = await readAhead(container, orderId)
  if (credited <= 0) return
  const [change] = await queryRows<{ id: string; charges: string[] }>(container, OPEN_CHANGE, [orderId])
  if (!change) return
  const orders = container.resolve(Modules.ORDER)
  if (change.charges.length > 0) await orders.deleteOrderChangeActions(change.charges)
  const preview = await orders.previewOrderChange(orderId)
  const amount = -Math.min(credited, owedAfter(preview as unknown as Previewed))
  if (amount === 0) return
  await orders.addOrderAction({
    order_change_id: change.id,
    order_id: orderId,
    action: ChangeActionType.CREDIT_LINE_ADD,
    reference: REFERENCE,
    reference_id: change.id,
    amount,
  })
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { createOrderCreditLinesWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { logFailure } from "../run-separately.ts"
import { underOrderLock } from "./order-lock.ts"

/** A claim whose replacement costs more than the returned item, not yet credited. */
interface Uncredited {
  claim_id: string
  order_id: string
  amount: string
}

/** Claims that were confirmed before are left to the staff. Some are begun long before that. */
const LOOK_BACK_DAYS = 7

/**
 * Medusa charges a replacement and deducts the faulty item only once it has come back. The customer of a claim
 * must not pay for the replacement in either case.
 */
const UNCREDITED = `
  select * from (
    select claim.id as claim_id, claim.order_id,
           (select coalesce(sum(item.quantity * line.unit_price), 0)
              from order_claim_item item join order_line_item line on line.id = item.item_id
             where item.claim_id = claim.id and item.is_additional_item and item.deleted_at is null)
         + (select coalesce(sum(method.amount), 0)
              from order_shipping link join order_shipping_method method on method.id = link.shipping_method_id
             where link.claim_id = claim.id and link.version = claim.order_version and link.deleted_at is null)
         - (select coalesce(sum(item.quantity * line.unit_price), 0)
              from "return" back join return_item item on item.return_id = back.id and item.deleted_at is null
              join order_line_item line on line.id = item.item_id
             where back.claim_id = claim.id and back.canceled_at is null and back.deleted_at is null) as amount
      from order_claim claim
     where claim.type = 'replace' and claim.canceled_at is null and claim.deleted_at is null
       and exists (select from order_change change
                    where change.claim_id = claim.id and change.deleted_at is null
                      and change.confirmed_at > now() - make_interval(days => ?))
       and (?::text is null or claim.id = ?)
       and not exists (select from order_credit_line credit
                        where credit.reference = 'claim' and credit.reference_id = claim.id)) open
   where amount > 0`

const findUncredited = (container: MedusaContainer, claimId: string | null) =>
  queryRows<Uncredited>(container, UNCREDITED, [LOOK_BACK_DAYS, claimId, claimId])

/**
 * Credits what replacements of claims cost more. Medusa refuses that while another change of the order is open, so
 * one claim that fails does not stop the others.
 * @param claimId only this one
 * @returns the orders that still charge for a replacement: their totals may not be sent to anybody yet
 */
export async function creditReplacements(container: MedusaContainer, claimId?: string): Promise<string[]> {
  const failed: string[] = []
  for (const { claim_id: id, order_id: orderId } of await findUncredited(container, claimId ?? null)) {
    const what = `The replacement of ${id} was not credited`
    const credit = () => underOrderLock(container, orderId, () => creditReplacement(container, id))
    if (!(await logFailure(container, what, credit))) failed.push(orderId)
  }
  return failed
}

/** Under the order's lock: the credit is a change of the order, during which it could be neither packed nor refunded. */
async function creditReplacement(container: MedusaContainer, id: string): Promise<void> {
  const [claim] = await findUncredited(container, id)
  if (!claim) return
  const { order_id: orderId, amount } = claim
  const pending = await readPending(container, orderId)
  const credit = Math.min(Number(amount), pending)
  if (credit <= 0) return
  await createOrderCreditLinesWorkflow(container).run({
    input: { id: orderId, credit_lines: [{ amount: credit, reference: "claim", reference_id: id }] },
  })
}

/** The amount due according to Medusa, which is the most that can be credited. */
async function readPending(container: MedusaContainer, orderId: string): Promise<number> {
  const [order] = await readRecords<{ summary: { pending_difference?: number } | null }>(container, {
    entity: "order",
    fields: ["id", "total", "summary.*"],
    filters: { id: orderId },
  })
  return Math.round(Number(order?.summary?.pending_difference ?? 0))
}

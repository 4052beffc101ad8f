import type { MedusaContainer } from "@medusajs/framework/types"
import type { RefundRow } from "@porteka/commerce-sdk"
import { addDays } from "@porteka/hungary"
import { queryRows } from "../../records/query-rows.ts"
import { startOf } from "./budapest.ts"

/** Refunds in a period, newest first. */
export async function readRefunds(
  container: MedusaContainer,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<RefundRow[]> {
  type Row = Omit<RefundRow, "at" | "amount"> & { at: Date; amount: string }
  const rows = await queryRows<Row>(
    container,
    `select refund.id, o.id as order_id, o.display_id as order_number, refund.created_at as at, refund.amount,
            coalesce(reason.label, nullif(trim(refund.note), '')) as reason
       from refund
       join payment on payment.id = refund.payment_id
       join order_payment_collection link
         on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
       join "order" o on o.id = link.order_id
       left join refund_reason reason on reason.id = refund.refund_reason_id
      where refund.created_at >= ${startOf(":from")} and refund.created_at < ${startOf(":after")}
        and refund.deleted_at is null
      order by refund.created_at desc, refund.id limit :limit`,
    { from, after: addDays(until, 1), limit },
  )
  return rows.map(({ at, amount, ...row }) => ({
    ...row,
    at: at.toISOString(),
    amount: Math.round(Number(amount)),
  }))
}

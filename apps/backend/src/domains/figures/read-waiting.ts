import type { MedusaContainer } from "@medusajs/framework/types"
import type { WaitingCases } from "@porteka/commerce-sdk"
import { IS_TO_RETURN } from "../../records/bank-entry.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { answerDeadline } from "../complaints/answer-deadline.ts"
import { findHoldingDeletions } from "../order-desk/holds-deletion.ts"
import { findLateParts } from "../orders/late-parts.ts"

/** Cases nobody has decided yet, with the oldest complaint. */
const UNDECIDED = `
  select (select count(*) from withdrawal_case
           where status in ('received', 'checking') and deleted_at is null) as withdrawals,
         (select count(*) from product_review where state = 'waiting') as reviews,
         (select count(*) from contact_message where answered_at is null) as messages,
         (select count(*) from bank_entry entry left join "order" o on o.id = entry.order_id
           where entry.settled_at is null and (entry.spare > 0 or entry.is_part)
             and (entry.order_id is null or ${IS_TO_RETURN})) as bank_entries,
         count(*) as complaints, min(received_at) as oldest_complaint
    from complaint_case where status in ('received', 'checking') and deleted_at is null`

type Row = Record<"withdrawals" | "reviews" | "complaints" | "messages" | "bank_entries", string> & {
  oldest_complaint: Date | null
}

/**
 * Withdrawals, complaints, messages, reviews and bank entries that wait for the staff, which have pages of their own, some with
 * legal deadlines; and the orders that accounts to be deleted wait for.
 */
export async function readWaiting(container: MedusaContainer): Promise<WaitingCases> {
  const [[row], { complaints }, deletions, late] = await Promise.all([
    queryRows<Row>(container, UNDECIDED, {}),
    readSettings(container),
    findHoldingDeletions(container),
    findLateParts(container),
  ])
  const oldest = row?.oldest_complaint
  return {
    withdrawals: Number(row?.withdrawals ?? 0),
    complaints: Number(row?.complaints ?? 0),
    complaint_due: oldest ? answerDeadline(oldest, complaints.answerDays) : null,
    reviews: Number(row?.reviews ?? 0),
    messages: Number(row?.messages ?? 0),
    bank_entries: Number(row?.bank_entries ?? 0) + late.size,
    deletions,
  }
}

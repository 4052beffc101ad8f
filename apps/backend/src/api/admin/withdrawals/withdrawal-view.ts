import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import { readWithdrawalStates } from "../../../domains/withdrawals/read-states.ts"
import { WITHDRAWAL_DECISIONS, type WithdrawalCaseRow } from "../../../modules/withdrawal/withdrawal-types.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { pagingSchema } from "../../paging.ts"

const MAX_QUERY = 100

export const withdrawalListQuerySchema = pagingSchema().extend({
  q: z.string().trim().max(MAX_QUERY).optional(),
  status: z.enum(WITHDRAWAL_DECISIONS).optional(),
})

const MAX_REASON = 500

/** Shown to the consumer when a declaration is refused. */
export const withdrawalChangeSchema = z
  .strictObject({
    status: z.enum(WITHDRAWAL_DECISIONS),
    reason: z.string().trim().max(MAX_REASON).default(""),
  })
  .refine(({ status, reason }) => status !== "rejected" || reason !== "", {
    path: ["reason"],
    error: () =>
      staffText({
        hu: "Az elutasításhoz írja le az okát: a vevő levélben megkapja.",
        en: "Say why you refuse it: the buyer gets it by mail.",
      }),
  })
/** Cases with their state and the refund deadline. */
export async function toWithdrawalViews<
  Case extends Pick<WithdrawalCaseRow, "id" | "status" | "statement" | "received_at">,
>(container: MedusaContainer, cases: readonly Case[]) {
  const stateOf = await readWithdrawalStates(container, cases)
  return cases.map((found) => ({
    ...found,
    decision: found.status,
    ...stateOf(found),
    refund_by: refundDeadline(budapestDay(found.received_at)),
  }))
}

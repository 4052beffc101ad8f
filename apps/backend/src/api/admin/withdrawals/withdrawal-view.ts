import { z } from "@medusajs/framework/zod"
import { budapestDay, refundDeadline } from "@porteka/hungary"
import { WITHDRAWAL_STATES } from "../../../modules/withdrawal/withdrawal-types.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { pagingSchema } from "../../paging.ts"

const MAX_QUERY = 100

export const withdrawalListQuerySchema = pagingSchema().extend({
  q: z.string().trim().max(MAX_QUERY).optional(),
  status: z.enum(WITHDRAWAL_STATES).optional(),
})

const MAX_REASON = 500

/** Shown to the consumer when a declaration is refused. */
export const withdrawalChangeSchema = z
  .strictObject({
    status: z.enum(WITHDRAWAL_STATES),
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
export type WithdrawalChange = z.infer<typeof withdrawalChangeSchema>

/** A case with the refund deadline. */
export function toWithdrawalView<Case extends { received_at: Date | string }>(found: Case) {
  return { ...found, refund_by: refundDeadline(budapestDay(found.received_at)) }
}

import { z } from "@medusajs/framework/zod"
import { answerDeadline } from "../../../domains/complaints/answer-deadline.ts"
import { textField } from "../../../domains/input-fields.ts"
import { ANSWERED_STATES, COMPLAINT_STATES } from "../../../modules/complaint/complaint-types.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { pagingSchema } from "../../paging.ts"

const MAX_QUERY = 100
const MAX_ANSWER = 5000

export const complaintListQuerySchema = pagingSchema().extend({
  q: z.string().trim().max(MAX_QUERY).optional(),
  status: z.enum(COMPLAINT_STATES).optional(),
})

/** The answer is mailed to the consumer. */
export const complaintChangeSchema = z
  .strictObject({ status: z.enum(COMPLAINT_STATES), answer: textField(MAX_ANSWER).default("") })
  .refine(({ status, answer }) => answer !== "" || !ANSWERED_STATES.some((state) => state === status), {
    path: ["answer"],
    error: () =>
      staffText({
        hu: "Írja meg a választ: a vevő levélben megkapja.",
        en: "Write the answer: the customer gets it by mail.",
      }),
  })
export type ComplaintChange = z.infer<typeof complaintChangeSchema>

/** A case with the last day of its answer. */
export function toComplaintView<Case extends { received_at: Date | string }>(
  found: Case,
  answerDays: number,
) {
  return { ...found, answer_by: answerDeadline(found.received_at, answerDays) }
}

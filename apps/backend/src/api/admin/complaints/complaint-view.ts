import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import type { CustomerPhoto } from "@porteka/commerce-sdk"
import { answerDeadline } from "../../../domains/complaints/answer-deadline.ts"
import { textField } from "../../../domains/input-fields.ts"
import { ANSWERED_STATES, COMPLAINT_STATES } from "../../../modules/complaint/complaint-types.ts"
import { COMPLAINT_MODULE } from "../../../modules/complaint/index.ts"
import { toPhotoView } from "../../../photos/keep-photos.ts"
import { readSettings } from "../../../shop/read-shop.ts"
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
/** Cases with the last day of their answers, and with their photos. */
export async function toComplaintViews<Case extends { id: string; received_at: Date | string }>(
  container: MedusaContainer,
  found: readonly Case[],
): Promise<(Case & { answer_by: string; photos: CustomerPhoto[] })[]> {
  const { complaints } = await readSettings(container)
  const photos = await container.resolve(COMPLAINT_MODULE).photos.listOf(found.map(({ id }) => id))
  return found.map((one) => ({
    ...one,
    answer_by: answerDeadline(one.received_at, complaints.answerDays),
    photos: (photos.get(one.id) ?? []).map((photo) =>
      toPhotoView(photo, `/admin/complaints/${one.id}/photos`),
    ),
  }))
}

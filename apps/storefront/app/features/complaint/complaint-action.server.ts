import { randomUUID } from "node:crypto"
import { type CommerceClient, isOutage } from "@porteka/commerce-sdk"
import { submissionOf } from "#app/forms/case/submission.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { parseComplaint } from "./complaint.ts"
import type { ComplaintStep } from "./complaint-step.ts"

export interface ComplaintReply {
  step: ComplaintStep
  status: number
}

/** The empty form, with the order number if the link contains it. */
export const emptyForm = (order: string): ComplaintStep => ({
  step: "form",
  values: { order },
  errors: {},
  failed: false,
  submissionId: randomUUID(),
})

/** Handles a posted complaint form. */
export async function answerComplaint(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<ComplaintReply> {
  const values = textsOf(form)
  const submissionId = submissionOf(values, randomUUID)
  const again = { step: "form", values, errors: {}, submissionId, failed: false } as const
  const parsed = parseComplaint(values)
  if (!parsed.ok) return { step: { ...again, errors: parsed.errors }, status: 400 }
  const { name, email, order, description, request } = parsed.given
  try {
    const { reference, received_at, receipt } = await commerce.complaints.create({
      name,
      email,
      description,
      request,
      locale,
      order_reference: order,
      submission_id: submissionId,
    })
    const done = {
      step: "done",
      complaint: parsed.given,
      reference,
      receivedAt: received_at,
      receipt,
    } as const
    return { step: done, status: 200 }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { step: { ...again, failed: true }, status: 503 }
  }
}

import { randomUUID } from "node:crypto"
import { type CommerceClient, isOutage } from "@porteka/commerce-sdk"
import { submissionOf } from "#app/forms/case/submission.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { parseContact } from "./contact.ts"
import type { ContactStep } from "./contact-step.ts"

export interface ContactReply {
  step: ContactStep
  status: number
}

/** The empty form, with the order number if the link contains it. */
export const emptyContactForm = (order: string): ContactStep => ({
  step: "form",
  values: { order },
  errors: {},
  failed: false,
  submissionId: randomUUID(),
})

/** Handles a posted contact form. */
export async function answerContact(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<ContactReply> {
  const values = textsOf(form)
  const submissionId = submissionOf(values, randomUUID)
  const again = { step: "form", values, errors: {}, submissionId, failed: false } as const
  const parsed = parseContact(values)
  if (!parsed.ok) return { step: { ...again, errors: parsed.errors }, status: 400 }
  const { order, ...given } = parsed.given
  try {
    const { reference, receipt } = await commerce.contactMessages.create({
      ...given,
      locale,
      order_reference: order,
      submission_id: submissionId,
    })
    return { step: { step: "done", message: parsed.given, reference, receipt }, status: 200 }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { step: { ...again, failed: true }, status: 503 }
  }
}

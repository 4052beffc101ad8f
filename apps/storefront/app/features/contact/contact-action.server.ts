import type { CommerceClient } from "@porteka/commerce-sdk"
import { answerCase } from "#app/forms/case/answer-case.server.ts"
import type { Locale } from "#app/i18n/locales.ts"
import type { ContactStep } from "./contact-step.ts"
import { parseContact } from "./parse-contact.ts"

/** Handles a posted contact form. */
export function answerContact(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<{ step: ContactStep; status: number }> {
  return answerCase(form, {
    parse: parseContact,
    async record(message, submissionId) {
      const { order, ...given } = message
      const { reference, receipt } = await commerce.contactMessages.create({
        ...given,
        locale,
        order_reference: order,
        submission_id: submissionId,
      })
      return { step: "done", message, reference, receipt } as const
    },
  })
}

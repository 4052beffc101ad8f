import type { CommerceClient } from "@porteka/commerce-sdk"
import { answerCase } from "#app/forms/case/answer-case.server.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { parseComplaint } from "./complaint.ts"
import type { ComplaintStep } from "./complaint-step.ts"

/** Handles a posted complaint form. */
export function answerComplaint(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<{ step: ComplaintStep; status: number }> {
  return answerCase(form, {
    parse: parseComplaint,
    async record(complaint, submissionId) {
      const { order, ...given } = complaint
      const { reference, received_at, receipt } = await commerce.complaints.create({
        ...given,
        locale,
        order_reference: order,
        submission_id: submissionId,
      })
      return { step: "done", complaint, reference, receivedAt: received_at, receipt } as const
    },
  })
}

import { type CommerceClient, HttpError } from "@porteka/commerce-sdk"
import { answerCase } from "#app/forms/case/answer-case.server.ts"
import { readPhotos } from "#app/forms/photos/read-photos.server.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { type Complaint, type ComplaintErrors, parseComplaint } from "./complaint.ts"
import type { ComplaintStep } from "./complaint-step.ts"

/** Handles a posted complaint form. */
export async function answerComplaint(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<{ step: ComplaintStep; status: number }> {
  const sent = await readPhotos(form)
  return await answerCase<Complaint, ComplaintErrors, ComplaintStep>(form, {
    parse(values) {
      const parsed = parseComplaint(values)
      if (!("problem" in sent)) return parsed
      return { ok: false, errors: { ...(parsed.ok ? {} : parsed.errors), photos: sent.problem } }
    },
    async record(complaint, submissionId) {
      const { order, ...given } = complaint
      const { photos = [] } = "problem" in sent ? {} : sent
      const { reference, received_at, receipt } = await commerce.complaints.create({
        ...given,
        photos,
        locale,
        order_reference: order,
        submission_id: submissionId,
      })
      return { step: "done", complaint, photos: photos.length, reference, receivedAt: received_at, receipt }
    },
    errorsOf: (error) =>
      error instanceof HttpError && error.status === 400 && error.type === "invalid_data"
        ? { photos: "photosKind" }
        : null,
  })
}

import { type CommerceClient, isBadRequest } from "@porteka/commerce-sdk"
import { answerCase } from "#app/forms/case/answer-case.server.ts"
import { chosenProducts } from "#app/forms/case/offered-products.ts"
import { readOffered } from "#app/forms/case/read-offered.ts"
import { readPhotos } from "#app/forms/photos/read-photos.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { type Complaint, type ComplaintErrors, parseComplaint } from "./complaint.ts"
import type { ComplaintStep } from "./complaint-step.ts"

type DoneStep = Extract<ComplaintStep, { step: "done" }>

/** Handles a posted complaint form. @param answerDays within which the shop answers */
export async function answerComplaint(
  { commerce, locale, answerDays }: { commerce: CommerceClient; locale: Locale; answerDays: number },
  form: FormData,
): Promise<{ step: ComplaintStep; status: number }> {
  const sent = await readPhotos(form)
  const offered = readOffered(textsOf(form))
  const { step, status } = await answerCase<Complaint, ComplaintErrors, DoneStep>(form, {
    parse(values) {
      const parsed = parseAbout(values, chosenProducts(offered, values))
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
      return {
        step: "done",
        complaint,
        photos: photos.length,
        reference,
        receivedAt: received_at,
        receipt,
        answerDays,
      }
    },
    errorsOf: (error) =>
      isBadRequest(error) && error.type === "invalid_data" ? { photos: "photosKind" } : null,
  })
  return { step: step.step === "form" ? { ...step, offered } : step, status }
}

/** The products begin the description: so they reach everybody who reads it. */
function parseAbout(values: Record<string, string>, products: string): ReturnType<typeof parseComplaint> {
  const parsed = parseComplaint(values)
  if (!parsed.ok || products === "") return parsed
  return parseComplaint({ ...values, description: `${products}\n\n${parsed.given.description}` })
}

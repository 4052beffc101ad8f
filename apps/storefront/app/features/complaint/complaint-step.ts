import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { CaseFormState } from "#app/forms/case/case-form.tsx"
import type { Complaint, ComplaintError, ComplaintErrors } from "./complaint.ts"

export type ComplaintFormState = CaseFormState<keyof ComplaintErrors, ComplaintError>

/** The state of the form. It is only in the answer to a plain post, never stored and never in the URL. */
export type ComplaintStep =
  | ({ step: "form" } & ComplaintFormState)
  | {
      step: "done"
      complaint: Complaint
      reference: string
      /** ISO 8601. */
      receivedAt: string
      receipt: ReceiptDelivery
    }

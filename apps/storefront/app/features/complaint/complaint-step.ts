import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { Complaint, ComplaintErrors } from "./complaint.ts"

/** The state of the form. It is only in the answer to a plain post, never stored and never in the URL. */
export type ComplaintStep =
  | {
      step: "form"
      values: Record<string, string>
      errors: ComplaintErrors
      submissionId: string
      /** It could not be recorded; nothing of it is lost. */
      failed: boolean
    }
  | {
      step: "done"
      complaint: Complaint
      reference: string
      /** ISO 8601. */
      receivedAt: string
      receipt: ReceiptDelivery
    }

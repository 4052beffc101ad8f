import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { Complaint, ComplaintErrors } from "./complaint.ts"

/** Where the visitor stands: one answer to one plain post; nothing of it is stored or in the address. */
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

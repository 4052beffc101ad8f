import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { OpenCase } from "#app/forms/case/open-case.ts"
import type { Complaint, ComplaintErrors } from "./complaint.ts"

export type ComplaintStep =
  | OpenCase<ComplaintErrors>
  | {
      step: "done"
      complaint: Complaint
      reference: string
      /** ISO 8601. */
      receivedAt: string
      receipt: ReceiptDelivery
    }

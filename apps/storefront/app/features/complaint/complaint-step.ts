import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { OpenCase } from "#app/forms/case/open-case.ts"
import type { Complaint, ComplaintErrors } from "./complaint.ts"

export type ComplaintStep =
  | OpenCase<ComplaintErrors>
  | {
      step: "done"
      complaint: Complaint
      /** The number of photos sent with it. */
      photos: number
      reference: string
      /** ISO 8601. */
      receivedAt: string
      receipt: ReceiptDelivery
    }

import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { type OfferedProduct, offerable } from "#app/forms/case/offered-products.ts"
import type { OpenCase } from "#app/forms/case/open-case.ts"
import type { Complaint, ComplaintErrors } from "./complaint.ts"

/** The form, and the products of the order that it may be about; none if it does not know the order. */
export type OpenComplaint = OpenCase<ComplaintErrors> & { offered: OfferedProduct[] }

export type ComplaintStep =
  | OpenComplaint
  | {
      step: "done"
      complaint: Complaint
      /** The number of photos sent with it. */
      photos: number
      reference: string
      /** ISO 8601. */
      receivedAt: string
      receipt: ReceiptDelivery
      answerDays: number
    }

/** The form before it is filled in. A complaint may also be about pieces that were returned. */
export const firstComplaint = (open: OpenCase<ComplaintErrors>, bought: OfferedProduct[]): OpenComplaint => ({
  ...open,
  offered: offerable(bought.map(({ title, pieces }) => ({ title, pieces, isExempt: false }))),
})

import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { ContactErrors, ContactMessage } from "./contact.ts"

/** The state of the form. It is only in the answer to a plain post, never stored and never in the URL. */
export type ContactStep =
  | {
      step: "form"
      values: Record<string, string>
      errors: ContactErrors
      submissionId: string
      /** It could not be sent; nothing of it is lost. */
      failed: boolean
    }
  | { step: "done"; message: ContactMessage; reference: string; receipt: ReceiptDelivery }

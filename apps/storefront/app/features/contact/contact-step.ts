import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { CaseFormState } from "#app/forms/case/case-form.tsx"
import type { ContactError, ContactErrors, ContactMessage } from "./contact.ts"

export type ContactFormState = CaseFormState<keyof ContactErrors, ContactError>

/** The state of the form. It is only in the answer to a plain post, never stored and never in the URL. */
export type ContactStep =
  | ({ step: "form" } & ContactFormState)
  | { step: "done"; message: ContactMessage; reference: string; receipt: ReceiptDelivery }

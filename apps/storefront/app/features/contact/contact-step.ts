import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import type { OpenCase } from "#app/forms/case/open-case.ts"
import type { ContactErrors, ContactMessage } from "./parse-contact.ts"

export type ContactStep =
  | OpenCase<ContactErrors>
  | { step: "done"; message: ContactMessage; reference: string; receipt: ReceiptDelivery }

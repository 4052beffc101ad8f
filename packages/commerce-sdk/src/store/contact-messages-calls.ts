import { isCaseReceipt } from "../checks/answers.ts"
import { post } from "../core/endpoint.ts"
import type { CaseReceipt } from "../types/case-types.ts"
import type { ContactMessageInput } from "../types/contact-message-types.ts"

/** Messages of the contact page. */
export const contactMessages = {
  /** Repeatable: one submission is one message. */
  create: post("/store/contact-messages")
    .takes<ContactMessageInput>()
    .gives<CaseReceipt>(isCaseReceipt)
    .repeatable(),
}

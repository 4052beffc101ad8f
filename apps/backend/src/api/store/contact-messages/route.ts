import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CaseReceipt } from "@porteka/commerce-sdk"
import type { ContactInput } from "../../../domains/contact/contact-input.ts"
import { contactMails } from "../../../domains/contact/contact-mails.ts"
import { recordContactMessage } from "../../../domains/contact/record-contact-message.ts"
import { answerCase } from "../answer-case.ts"

/** A message of the contact page. The answer is the same whether there is such an order or not. */
export async function POST(
  req: MedusaRequest<ContactInput>,
  res: MedusaResponse<CaseReceipt>,
): Promise<void> {
  const recorded = await recordContactMessage(req.scope, req.validatedBody)
  await answerCase(req.scope, res, recorded, contactMails)
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CaseReceipt } from "@porteka/commerce-sdk"
import { contactInputSchema } from "../../../domains/contact/contact-input.ts"
import { contactMails } from "../../../domains/contact/contact-mails.ts"
import { recordContactMessage } from "../../../domains/contact/record-contact-message.ts"
import { parseInput } from "../../parse-input.ts"
import { answerCase } from "../answer-case.ts"

/** A message of the contact page. The answer is the same whether there is such an order or not. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CaseReceipt>): Promise<void> {
  const recorded = await recordContactMessage(req.scope, parseInput(contactInputSchema, req.body))
  await answerCase(req.scope, res, recorded, contactMails)
}

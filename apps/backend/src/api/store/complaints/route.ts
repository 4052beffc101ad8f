import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CaseReceipt } from "@porteka/commerce-sdk"
import { complaintInputSchema } from "../../../domains/complaints/complaint-input.ts"
import { complaintMails } from "../../../domains/complaints/complaint-mails.ts"
import { recordComplaint } from "../../../domains/complaints/record-complaint.ts"
import { parseInput } from "../../parse-input.ts"
import { answerCase } from "../answer-case.ts"

/** A complaint in writing. The answer is the same whether there is such an order or not. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CaseReceipt>): Promise<void> {
  const recorded = await recordComplaint(req.scope, parseInput(complaintInputSchema, req.body))
  await answerCase(req.scope, res, recorded, complaintMails)
}

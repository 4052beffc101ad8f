import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CaseReceipt } from "@porteka/commerce-sdk"
import { recordWithdrawal } from "../../../domains/withdrawals/record-withdrawal.ts"
import { withdrawalInputSchema } from "../../../domains/withdrawals/withdrawal-input.ts"
import { withdrawalMails } from "../../../domains/withdrawals/withdrawal-mails.ts"
import { parseInput } from "../../parse-input.ts"
import { answerCase } from "../answer-case.ts"

/**
 * The withdrawal function. The answer is the same whether there is such an order or not, in time or late
 * (45/2014. (II. 26.) Korm. r. 22. § (1a)–(1c)).
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<CaseReceipt>): Promise<void> {
  const recorded = await recordWithdrawal(req.scope, parseInput(withdrawalInputSchema, req.body))
  await answerCase(req.scope, res, recorded, withdrawalMails)
}

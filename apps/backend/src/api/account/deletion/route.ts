import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { requestDeletion } from "../../../domains/account/rights/delete-account.ts"
import { readShopper } from "../../../domains/account/shopper.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import { parseInput } from "../../parse-input.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.deletion, req.body)
  const session = requireSession(req)
  res.status(202).json(await requestDeletion(req.scope, session, input, readShopper(req)))
}

/** The account stays. */
export async function DELETE(req: AccountRequest, res: MedusaResponse): Promise<void> {
  await req.scope.resolve(ACCOUNT_MODULE).deletions.cancel(requireSession(req).customer_id)
  res.json({ success: true })
}

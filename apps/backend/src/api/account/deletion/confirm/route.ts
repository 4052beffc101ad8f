import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { confirmDeletion } from "../../../../domains/account/rights/delete-account.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"
import { parseInput } from "../../../parse-input.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.typedCode, req.body)
  res.json(await confirmDeletion(req.scope, requireSession(req), input, readShopper(req)))
}

import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { changePassword } from "../../../../domains/account/password.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"
import { parseInput } from "../../../parse-input.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(accountSchemas.changePassword, req.body)
  res.json(await changePassword(req.scope, requireSession(req), input, readShopper(req)))
}

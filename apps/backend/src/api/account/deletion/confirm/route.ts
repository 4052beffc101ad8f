import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { confirmDeletion } from "../../../../domains/account/rights/delete-account.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"

export async function POST(
  req: AccountRequest<AccountInput["typedCode"]>,
  res: MedusaResponse,
): Promise<void> {
  res.json(await confirmDeletion(req.scope, requireSession(req), req.validatedBody, readShopper(req)))
}

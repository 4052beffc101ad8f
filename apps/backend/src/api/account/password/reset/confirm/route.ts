import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../../domains/account/account-input.ts"
import { confirmReset } from "../../../../../domains/account/password.ts"
import { readShopper } from "../../../../../domains/account/shopper.ts"

export async function POST(
  req: MedusaRequest<AccountInput["confirmReset"]>,
  res: MedusaResponse,
): Promise<void> {
  await confirmReset(req.scope, req.validatedBody, readShopper(req))
  res.json({ success: true })
}

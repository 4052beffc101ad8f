import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../../domains/account/account-input.ts"
import { requestReset } from "../../../../domains/account/password.ts"
import { readShopper } from "../../../../domains/account/shopper.ts"

export async function POST(
  req: MedusaRequest<AccountInput["requestReset"]>,
  res: MedusaResponse,
): Promise<void> {
  res.status(202).json(await requestReset(req.scope, req.validatedBody, readShopper(req)))
}

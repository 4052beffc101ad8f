import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { readShopper } from "../../../domains/account/shopper.ts"
import { signUp } from "../../../domains/account/sign-up.ts"

export async function POST(req: MedusaRequest<AccountInput["signUp"]>, res: MedusaResponse): Promise<void> {
  res.status(202).json(await signUp(req.scope, req.validatedBody, readShopper(req)))
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { readShopper } from "../../../domains/account/shopper.ts"
import { signIn } from "../../../domains/account/sign-in.ts"

export async function POST(req: MedusaRequest<AccountInput["signIn"]>, res: MedusaResponse): Promise<void> {
  res.json(await signIn(req.scope, req.validatedBody, readShopper(req)))
}

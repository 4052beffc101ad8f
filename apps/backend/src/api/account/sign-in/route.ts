import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { readShopper } from "../../../domains/account/shopper.ts"
import { signIn } from "../../../domains/account/sign-in.ts"
import { parseInput } from "../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await signIn(req.scope, parseInput(accountSchemas.signIn, req.body), readShopper(req)))
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../../domains/account/account-input.ts"
import { confirmReset } from "../../../../../domains/account/password.ts"
import { readShopper } from "../../../../../domains/account/shopper.ts"
import { parseInput } from "../../../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await confirmReset(req.scope, parseInput(accountSchemas.confirmReset, req.body), readShopper(req))
  res.json({ success: true })
}

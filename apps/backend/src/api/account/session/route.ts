import type { MedusaResponse } from "@medusajs/framework/http"
import { readSession } from "../../../domains/account/account-view.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"

export async function GET(req: AccountRequest, res: MedusaResponse): Promise<void> {
  res.json(await readSession(req.scope, requireSession(req)))
}

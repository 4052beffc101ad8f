import type { MedusaResponse } from "@medusajs/framework/http"
import { accessToken } from "../../../../domains/account/access-token.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  res.json(accessToken(req.scope, requireSession(req)))
}

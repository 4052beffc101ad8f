import type { MedusaResponse } from "@medusajs/framework/http"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { exportData } from "../../../domains/account/rights/export-data.ts"

export async function GET(req: AccountRequest, res: MedusaResponse): Promise<void> {
  res.json(await exportData(req.scope, requireSession(req).customer_id, req.locale))
}

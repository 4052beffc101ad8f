import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOrderEdit } from "../../../../specified-only/order-edits/order-edits.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ order_edit: await readOrderEdit(req.scope, requireParam(req, "id")) })
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { completeOrderEdit } from "../../../../../specified-only/order-edits/order-edits.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ order_edit: await completeOrderEdit(req.scope, requireParam(req, "id")) })
}

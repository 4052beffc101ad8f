import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { declineOrderEdit, refusalSchema } from "../../../../../specified-only/order-edits/order-edits.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { declined_reason: reason } = parseInput(refusalSchema, req.body)
  res.json({ order_edit: await declineOrderEdit(req.scope, requireParam(req, "id"), reason) })
}

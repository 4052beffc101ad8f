import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { declineOrderEdit, type Refusal } from "../../../../../specified-only/order-edits/order-edits.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: MedusaRequest<Refusal>, res: MedusaResponse): Promise<void> {
  const { declined_reason: reason } = req.validatedBody
  res.json({ order_edit: await declineOrderEdit(req.scope, requireParam(req, "id"), reason) })
}

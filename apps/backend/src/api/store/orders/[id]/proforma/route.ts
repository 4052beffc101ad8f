import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { drawProformaOf } from "../../../../../domains/orders/mails/draw-proforma.ts"
import { notFound } from "../../../../../refusals/refusals.ts"
import { requireParam } from "../../../../require-param.ts"

/** The pro-forma of an order that awaits its transfer, in base64, because the answer is JSON. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const proforma = await drawProformaOf(req.scope, requireParam(req, "id"))
  if (!proforma) throw notFound("There is no pro-forma of this order")
  res.json({ name: proforma.name, content: proforma.content.toString("base64") })
}

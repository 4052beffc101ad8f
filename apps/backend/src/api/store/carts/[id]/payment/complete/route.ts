import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { completePayment } from "../../../../../../workflows/orders/place-order-answer.ts"
import { requireParam } from "../../../../../require-param.ts"

/** After the card was given. What is paid is asked at the provider: nothing is taken from the caller. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await completePayment(req.scope, requireParam(req, "id")))
}

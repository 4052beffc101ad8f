import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { giveUpPayment } from "../../../../../../domains/purchase/place-order-answer.ts"
import { requireParam } from "../../../../../require-param.ts"

/** Cancels a card payment, so that the cart can be changed again. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await giveUpPayment(req.scope, requireParam(req, "id")))
}

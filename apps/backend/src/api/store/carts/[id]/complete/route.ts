import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readShopper } from "../../../../../domains/account/shopper.ts"
import { placedFrom } from "../../../../../domains/checkout/placed-from.ts"
import { readCart } from "../../../../../domains/checkout/read-checkout.ts"
import { placeOrder } from "../../../../../domains/purchase/purchase-calls.ts"
import { requireParam } from "../../../../require-param.ts"

/**
 * Medusa's completion call, through the shop's order workflow: the same lock, the same checks of price and
 * stock. Only the total the shopper saw is unknown here.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const answer = await placeOrder(req.scope, requireParam(req, "id"), {
    placed_from: placedFrom(readShopper(req).address),
  })
  if (answer.type === "order") {
    res.json(answer)
    return
  }
  const cart = "cart" in answer ? answer.cart : await readCart(req.scope, requireParam(req, "id"))
  const message = answer.type === "refused" ? answer.problems.map(({ code }) => code).join(", ") : answer.type
  res.json({ type: "cart", cart, error: { message, name: "Refused", type: "not_allowed" } })
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeLine, type LineChange, removeFromCart } from "../../../../../../domains/cart/change-line.ts"
import { requireParam } from "../../../../../require-param.ts"
import { answerCart, readAskedCart } from "../../../answer-cart.ts"

/** Sets a line's quantity and, if given, its options. */
export async function POST(req: MedusaRequest<LineChange>, res: MedusaResponse): Promise<void> {
  const cartId = requireParam(req, "id")
  await changeLine(req.scope, cartId, requireParam(req, "line_id"), req.validatedBody)
  await answerCart(req, res, cartId)
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [cartId, id] = [requireParam(req, "id"), requireParam(req, "line_id")]
  await removeFromCart(req.scope, cartId, id)
  res.json({ id, object: "line-item", deleted: true, parent: await readAskedCart(req, cartId) })
}

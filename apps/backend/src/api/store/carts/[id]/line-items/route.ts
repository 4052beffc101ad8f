import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { addToCart } from "../../../../../domains/cart/add-to-cart.ts"
import type { NewLine } from "../../../../../domains/cart/to-line-item.ts"
import { requireParam } from "../../../../require-param.ts"
import { answerCart } from "../../answer-cart.ts"

/** Adds an item to the cart, and returns the cart. */
export async function POST(req: MedusaRequest<NewLine>, res: MedusaResponse): Promise<void> {
  const cartId = requireParam(req, "id")
  await addToCart(req.scope, cartId, req.validatedBody)
  await answerCart(req, res, cartId)
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addToCart } from "../../../../../workflows/cart/add-to-cart.ts"
import type { NewLine } from "../../../../../workflows/cart/to-line-item.ts"
import { requireParam } from "../../../../require-param.ts"

/** Puts goods into the cart, and answers with it. */
export async function POST(req: MedusaRequest<NewLine>, res: MedusaResponse): Promise<void> {
  const cartId = requireParam(req, "id")
  await addToCart(req.scope, cartId, req.validatedBody)
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: req.queryConfig.fields,
    filters: { id: cartId },
  })
  res.json({ cart: data[0] })
}

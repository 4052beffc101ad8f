import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CartToStart, startCart } from "../../../workflows/cart/start-cart.ts"

/** Makes a cart, and answers with it. */
export async function POST(req: AuthenticatedMedusaRequest<CartToStart>, res: MedusaResponse): Promise<void> {
  const id = await startCart(req.scope, req.validatedBody, req.auth_context?.actor_id)
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: req.queryConfig.fields,
    filters: { id },
  })
  res.json({ cart: data[0] })
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CART_KEY_MODULE } from "../../../../../modules/cart-key/index.ts"
import { readCartKey } from "../../../cart-key.ts"
import type { CartKeyBody } from "../../../cart-routes.ts"

/** Issues a new key of the cart; once it is used, the previous one expires. */
export async function POST(req: MedusaRequest<CartKeyBody>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await req.scope.resolve(CART_KEY_MODULE).replace({ id, key: readCartKey(req) }, req.validatedBody.key)
  res.json({ id })
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CART_KEY_MODULE } from "../../../../../modules/cart-key/index.ts"
import { readCartKey } from "../../../cart-key.ts"
import type { CartKeyBody } from "../../../cart-routes.ts"

/** From its first use on, the cart opens to this browser by this key alone. */
export async function POST(req: MedusaRequest<CartKeyBody>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await req.scope.resolve(CART_KEY_MODULE).replace({ id, key: readCartKey(req) }, req.validatedBody.key)
  res.json({ id })
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartNotFound, checkoutError } from "../../domains/checkout-errors.ts"
import { CART_KEY_MODULE } from "../../modules/cart-key/index.ts"

const HEADER = "x-cart-key"

export function readCartKey({ headers }: Pick<MedusaRequest, "headers">): string | null {
  const key = headers[HEADER]
  return typeof key === "string" ? key : null
}

/** A cart with a key is not found without it. @throws cart_not_found, cart_key_stale */
export function requireCartKey(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  check(req).then(() => next(), next)
}

async function check(req: MedusaRequest): Promise<void> {
  const asked = { id: req.params.id ?? "", key: readCartKey(req) }
  const standing = await req.scope.resolve(CART_KEY_MODULE).standing(asked)
  if (standing === "closed") throw cartNotFound()
  if (standing === "stale") throw checkoutError("cart_key_stale", "The cart opens by a newer key by now")
}

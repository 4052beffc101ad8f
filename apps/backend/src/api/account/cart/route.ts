import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { mergeCarts } from "../../../domains/account/cart-merge/merge-carts.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { CART_KEY_MODULE } from "../../../modules/cart-key/index.ts"
import { parseInput } from "../../parse-input.ts"

/** Merges the browser's cart with the customer's after a sign-in. Repeating it changes nothing. */
export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { customer_id: customerId } = requireSession(req)
  const { cart_id: id, cart_key: key, new_key: next } = parseInput(accountSchemas.cart, req.body)
  const keys = req.scope.resolve(CART_KEY_MODULE)
  // The id alone gives no access to a cart that has a key, not even by signing in.
  const here = id !== null && (await keys.standing({ id, key })) === "open" ? id : null
  const answer = await mergeCarts(req.scope, customerId, here)
  if (next !== undefined && answer.cart_id !== null) {
    if (answer.cart_id === here) await keys.replace({ id: here, key }, next)
    else await keys.give(answer.cart_id, next)
  }
  res.json(answer)
}

import { checkCart } from "../checks/answers.ts"
import { del, post } from "../core/endpoint.ts"
import type { CartAnswer } from "../types/cart-types.ts"

/** Payment sessions by way of the cart (specification 7, "Store SDK"). */
export const cartPayment = {
  createSessions: post("/store/carts/{id}/payment-sessions").gives<CartAnswer>(checkCart),

  updateSession: post("/store/carts/{id}/payment-sessions/{provider_id}")
    .takes<{ data: Record<string, unknown> }>()
    .gives<CartAnswer>(checkCart),

  refreshSession: post("/store/carts/{id}/payment-sessions/{provider_id}/refresh").gives<CartAnswer>(
    checkCart,
  ),

  deleteSession: del("/store/carts/{id}/payment-sessions/{provider_id}").gives<CartAnswer>(checkCart),

  /** Chooses the provider. */
  selectSession: post("/store/carts/{id}/payment-session")
    .takes<{ provider_id: string }>()
    .gives<CartAnswer>(checkCart),
}

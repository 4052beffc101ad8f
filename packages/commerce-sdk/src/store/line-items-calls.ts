import { checkCart, checkCartParent } from "../checks/answers.ts"
import { del, post } from "../core/endpoint.ts"
import type { CartAnswer, CartItemInput, CartLineDeleted } from "../types/cart-types.ts"
import type { FieldsQuery } from "../types/list-types.ts"

export const lineItems = {
  /**
   * Adds to the existing quantity. Repeatable, because the back end stores the answer under the idempotency key
   * for a day.
   */
  create: post("/store/carts/{id}/line-items")
    .takes<CartItemInput>()
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  /** Sets the quantity. */
  update: post("/store/carts/{id}/line-items/{line_id}")
    .takes<{ quantity: number; metadata?: Record<string, unknown> | null }>()
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  delete: del("/store/carts/{id}/line-items/{line_id}")
    .asks<FieldsQuery>()
    .gives<CartLineDeleted>(checkCartParent),
}

import { checkCart, checkCartParent } from "../checks/answers.ts"
import { del, post } from "../core/endpoint.ts"
import type { CartAnswer, CartItemInput, CartLineDeleted } from "../types/cart-types.ts"
import type { FieldsQuery } from "../types/list-types.ts"

export const lineItems = {
  /**
   * Adds pieces to what is there. Repeatable, because the back end remembers the key of the call for a day and
   * answers a repeat as it has answered first.
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

import { checkCart, checkCartParent } from "../checks/answers.ts"
import { del, post } from "../core/endpoint.ts"
import type { CartAnswer, CartItemInput, CartLineDeleted } from "../types/cart.ts"
import type { FieldsQuery } from "../types/list.ts"

export const lineItems = {
  /**
   * Adds pieces to what is there. Not repeatable: an answer lost after the work would put them into the
   * cart twice. The caller shows the failure and reads the cart again.
   */
  create: post("/store/carts/{id}/line-items")
    .takes<CartItemInput>()
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart),

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

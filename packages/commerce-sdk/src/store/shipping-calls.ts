import { answerWith, isList } from "../checks/answer-shape.ts"
import { checkCart, checkOne } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import type { CartAnswer } from "../types/cart-types.ts"
import type { FieldsQuery, PageQuery } from "../types/list-types.ts"
import type { ShippingMethodInput, ShippingOption } from "../types/shipping-types.ts"

const checkOptions = answerWith({ shipping_options: isList })

export const shipping = {
  /** The options available to a cart. */
  list: get("/store/shipping-options")
    .asks<PageQuery & { cart_id: string; is_return?: boolean }>()
    .gives<{ shipping_options: ShippingOption[] }>(checkOptions),

  /** The same with the cart in the path. */
  listForCart: get("/store/shipping-options/{cart_id}")
    .asks<FieldsQuery>()
    .gives<{ shipping_options: ShippingOption[] }>(checkOptions),

  /** The price of a calculated option. Changes nothing. */
  calculate: post("/store/shipping-options/{id}/calculate")
    .takes<{ cart_id: string; data?: Record<string, unknown> }>()
    .asks<FieldsQuery>()
    .gives<{ shipping_option: ShippingOption }>(checkOne("shipping_option"))
    .repeatable(),

  /** Chooses an option; an earlier choice is replaced. */
  addMethod: post("/store/carts/{id}/shipping-methods")
    .takes<ShippingMethodInput>()
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),
}

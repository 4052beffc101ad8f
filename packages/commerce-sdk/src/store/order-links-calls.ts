import { answerWith, isText } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { OrderLinkAnswer, OrderLinkWish } from "../types/order-link-types.ts"

/** Links to orders, sent to their own address. */
export const orderLinks = {
  /** The answer is the same whether there is such an order or not. Repeatable: it sends one mail in ten minutes. */
  ask: post("/store/order-links").takes<OrderLinkWish>().gives<{ accepted: true }>().repeatable(),

  /** Which order a link's token names; 404 for a wrong or expired one. */
  lookUp: post("/store/order-links/look-up")
    .takes<{ token: string }>()
    .gives<OrderLinkAnswer>(answerWith({ order_id: isText }))
    .repeatable(),
}

import { answerWith, isText } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { OrderLinkAnswer, OrderLinkRequest } from "../types/order-link-types.ts"

/** Links to orders, sent to the order's own address. */
export const orderLinks = {
  /** The answer is the same whether there is such an order or not. Repeatable: it sends one e-mail in ten minutes. */
  ask: post("/store/order-links").takes<OrderLinkRequest>().gives<{ accepted: true }>().repeatable(),

  /** The order of a link's token; 404 for an invalid or expired one. */
  lookUp: post("/store/order-links/look-up")
    .takes<{ token: string }>()
    .gives<OrderLinkAnswer>(answerWith({ order_id: isText }))
    .repeatable(),
}

import { checkOne, checkOrder, checkOrders } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import type { PickupPointRefusal } from "../types/checkout-types.ts"
import type { FieldsQuery, ListAnswer, PageQuery } from "../types/list-types.ts"
import type { Order, OrderAnswer, OrderListItem } from "../types/order-types.ts"

export interface OrderQuery extends FieldsQuery {
  /** Additional relations, separated by commas: `promotions,fulfillments`. */
  expand?: string
}

export interface OrderListQuery extends PageQuery {
  expand?: string
  status?: string | string[]
}

export interface OrderLookupQuery {
  display_id: number
  email: string
  "shipping_address[postal_code]": string
}

export const orders = {
  retrieve: get("/store/orders/{id}").asks<OrderQuery>().gives<OrderAnswer>(checkOrder),

  retrieveByCart: get("/store/orders/cart/{cart_id}").gives<OrderAnswer>(checkOrder),

  /** The token's own orders. */
  list: get("/store/orders").asks<OrderListQuery>().gives<ListAnswer<"orders", OrderListItem>>(checkOrders),

  /** A guest's order by number, e-mail and postal code. */
  lookup: get("/store/orders").asks<OrderLookupQuery>().gives<OrderAnswer>(checkOrder),

  /** Requests that guest orders be moved to the token's account; whoever placed one is asked by e-mail. */
  requestCustomerOrders: post("/store/orders/batch/customer/token")
    .takes<{ order_ids: string[] }>()
    .gives<{ accepted: boolean }>(),

  /** With the token of that e-mail. */
  confirmCustomerOrders: post("/store/orders/customer/confirm")
    .takes<{ token: string }>()
    .gives<{ success: boolean }>(),

  /** Until it is packed; also says why not. Who may change an order, the caller decides. */
  changePickupPoint: post("/store/orders/{id}/pickup-point")
    .takes<{ pickup_point_id: string }>()
    .gives<{ refused: PickupPointRefusal | null }>()
    .repeatable(),

  requestTransfer: post("/store/orders/{id}/transfer/request")
    .takes<{ description?: string; update_order_email?: boolean }>()
    .gives<{ order: Order }>(checkOne("order")),
  cancelTransfer: post("/store/orders/{id}/transfer/cancel").gives<{ order: Order }>(checkOne("order")),
  acceptTransfer: post("/store/orders/{id}/transfer/accept")
    .takes<{ token: string }>()
    .gives<{ order: Order }>(checkOne("order")),
  declineTransfer: post("/store/orders/{id}/transfer/decline")
    .takes<{ token: string }>()
    .gives<{ order: Order }>(checkOne("order")),
}

import { checkCart, checkChangedCarts, checkCheckout, checkCompletion } from "../checks/answers.ts"
import { del, get, post } from "../core/endpoint.ts"
import { PLACE_ORDER_TIMEOUT_MS, READ_TIMEOUT_MS } from "../core/timeouts.ts"
import type {
  CartAnswer,
  CartCompletion,
  CartCreateInput,
  CartUpdateInput,
  ChangedCart,
  SeenCart,
} from "../types/cart-types.ts"
import type {
  CancelPaymentAnswer,
  CheckoutAnswer,
  CheckoutInput,
  CompletePaymentInput,
  PlaceOrderAnswer,
  PlaceOrderInput,
} from "../types/checkout-types.ts"
import type { FieldsQuery } from "../types/list-types.ts"
import type { Order } from "../types/order-types.ts"

export const carts = {
  retrieve: get("/store/carts/{id}").asks<FieldsQuery>().gives<CartAnswer>(checkCart),

  /**
   * Reads many carts; unchanged ones are not sent again, and missing ones have no answer. A POST only because
   * the request is too long for a URL; its time-out is a read's.
   */
  changed: post("/carts/changed")
    .takes<{ carts: SeenCart[] }>()
    .gives<{ carts: ChangedCart[] }>(checkChangedCarts)
    .within(READ_TIMEOUT_MS)
    .repeatable(),

  /** Repeatable: if an answer is lost, an unused cart remains, which does no harm. */
  create: post("/store/carts")
    .takes<CartCreateInput>()
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  update: post("/store/carts/{id}")
    .takes<CartUpdateInput>()
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  /** Medusa reports no error for an unknown code: look for it in the answer's `promotions`. */
  addDiscount: post("/store/carts/{id}/discounts")
    .takes<{ code: string }>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  deleteDiscount: del("/store/carts/{id}/discounts/{code}").gives<CartAnswer>(checkCart),

  /** Once the new key is used (header `x-cart-key`), this browser's previous key of the cart expires. */
  replaceKey: post("/store/carts/{id}/key").takes<{ key: string }>().gives<{ id: string }>().repeatable(),

  /** Assigns the cart to the token's customer. */
  setCustomer: post("/store/carts/{id}/customer")
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  /** Sets e-mail, addresses, delivery, payment method and notes in one step; any part may be absent. */
  checkout: post("/store/carts/{id}/checkout")
    .takes<CheckoutInput>()
    .gives<CheckoutAnswer>(checkCheckout)
    .repeatable(),

  /** Places the order. Repeatable: the back end makes one order per cart, however often it is called. */
  placeOrder: post("/store/carts/{id}/place-order")
    .takes<PlaceOrderInput>()
    .gives<PlaceOrderAnswer>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),

  /** After the card was entered: asks the provider and places the order, or says what is still missing. */
  completePayment: post("/store/carts/{id}/payment/complete")
    .takes<CompletePaymentInput>()
    .gives<PlaceOrderAnswer>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),

  /** Cancels a card payment, so that the cart can be changed again. */
  cancelPayment: post("/store/carts/{id}/payment/cancel")
    .gives<CancelPaymentAnswer>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),

  /** Medusa's own completion; the storefront uses `placeOrder`. Repeatable: it returns an existing order. */
  complete: post("/store/carts/{id}/complete")
    .gives<CartCompletion<Order>>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),
}

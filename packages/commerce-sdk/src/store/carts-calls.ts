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
   * Many at once; those that are still as they were seen are not sent again, and those that are gone have no answer.
   * A reading, though its question is too long for an address: nobody waits for it as for a change.
   */
  changed: post("/carts/changed")
    .takes<{ carts: SeenCart[] }>()
    .gives<{ carts: ChangedCart[] }>(checkChangedCarts)
    .within(READ_TIMEOUT_MS)
    .repeatable(),

  /** Repeatable: a cart whose id nobody got to know does no harm. */
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

  /** Medusa says nothing about a code it does not know: look for it in the answer's `promotions`. */
  addDiscount: post("/store/carts/{id}/discounts")
    .takes<{ code: string }>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  deleteDiscount: del("/store/carts/{id}/discounts/{code}").gives<CartAnswer>(checkCart),

  /**
   * From the first use of the key on, the cart opens to this browser by it alone (header `x-cart-key`). Another key it
   * had to the cart is at an end then.
   */
  replaceKey: post("/store/carts/{id}/key").takes<{ key: string }>().gives<{ id: string }>().repeatable(),

  /** Hands the cart to the customer of the token. */
  setCustomer: post("/store/carts/{id}/customer")
    .asks<FieldsQuery>()
    .gives<CartAnswer>(checkCart)
    .repeatable(),

  /** Composite step: e-mail, addresses, delivery, payment method, notes; any part may be absent. */
  checkout: post("/store/carts/{id}/checkout")
    .takes<CheckoutInput>()
    .gives<CheckoutAnswer>(checkCheckout)
    .repeatable(),

  /** The one way to an order. Repeatable: the back end makes one order of a cart, however often it is asked. */
  placeOrder: post("/store/carts/{id}/place-order")
    .takes<PlaceOrderInput>()
    .gives<PlaceOrderAnswer>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),

  /** After the card was given: asks the provider and makes the order, or says what is still missing. */
  completePayment: post("/store/carts/{id}/payment/complete")
    .takes<CompletePaymentInput>()
    .gives<PlaceOrderAnswer>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),

  /** Gives up a card payment, so that the cart can be changed again. */
  cancelPayment: post("/store/carts/{id}/payment/cancel")
    .gives<CancelPaymentAnswer>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),

  /** Medusa's own completion; the storefront uses `placeOrder`. Repeatable: it finds an order already made. */
  complete: post("/store/carts/{id}/complete")
    .gives<CartCompletion<Order>>(checkCompletion)
    .repeatable()
    .within(PLACE_ORDER_TIMEOUT_MS),
}

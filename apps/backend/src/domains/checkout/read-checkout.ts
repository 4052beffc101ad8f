import type { MedusaContainer } from "@medusajs/framework/types"
import type {
  CardPayment,
  CheckoutProblem,
  LineGuarantee,
  PaymentMethod,
  WithdrawalExemption,
} from "@porteka/commerce-sdk"
import { isFrozen } from "../../modules/card-payment/attempt-states.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import { paymentMethodOf } from "../../shop/payment-providers.ts"
import { cartCompleted } from "../checkout-errors.ts"
import { readLineOptionProblems } from "../line-options/line-option-problems.ts"
import { toCardPayment } from "../payment-attempts/to-card-payment.ts"
import { type Delivery, readDeliveries } from "../pricing/deliveries.ts"
import type { PricedCart } from "../pricing/priced-cart.ts"
import { findMissingParts, isPayable, needsDelivery, type OrderableCart } from "./find-problems.ts"
import { mostMakingDays } from "./making-days.ts"
import { readPaymentMethods } from "./payment-methods.ts"
import { type CollectedCart, readPickupProblems } from "./pickup-point.ts"
import { producerGuarantees } from "./producer-guarantees.ts"
import { readProductsOfLines } from "./products-of-lines.ts"
import { readUndeliverable } from "./undeliverable-lines.ts"
import { readWholeCart } from "./whole-cart.ts"
import { withdrawalExemptions } from "./withdrawal-exemptions.ts"

interface CheckoutCart extends OrderableCart, Omit<PricedCart, keyof OrderableCart> {
  items: (OrderableCart["items"][number] & PricedCart["items"][number] & CollectedCart["items"][number])[]
  shipping_methods: PricedCart["shipping_methods"] & OrderableCart["shipping_methods"]
  shipping_address: OrderableCart["shipping_address"] &
    PricedCart["shipping_address"] &
    CollectedCart["shipping_address"]
  region_id: string
  completed_at: string | null
}

/** `CheckoutAnswer` of the commerce SDK, before it becomes JSON. */
export interface CheckoutAnswer {
  cart: CheckoutCart
  shipping_options: Delivery[]
  payment_methods: PaymentMethod[]
  payment_method: PaymentMethod | null
  problems: CheckoutProblem[]
  making_days: number
  withdrawal_exemptions: WithdrawalExemption[]
  producer_guarantees: LineGuarantee[]
  card_payment: CardPayment | null
}

/**
 * The cart with everything a shopper sees of it. Contains no customer fields: the customer's record is not part
 * of the cart. @throws cart_not_found
 */
export const readCart = (container: MedusaContainer, cartId: string): Promise<CheckoutCart> =>
  readWholeCart<CheckoutCart>(container, cartId)

/** Everything the checkout page needs, in one answer. @throws cart_not_found, cart_completed */
export async function readCheckout(container: MedusaContainer, cartId: string): Promise<CheckoutAnswer> {
  const cart = await readCart(container, cartId)
  if (cart.completed_at) throw cartCompleted()
  const [options, paymentMethods, optionProblems, pickupProblems, undeliverable, products, attempt] =
    await Promise.all([
      readDeliveries(container, cart),
      readPaymentMethods(container, cart.region_id),
      readLineOptionProblems(container, cart.items),
      readPickupProblems(container, cart),
      readUndeliverable(container, cart),
      readProductsOfLines(container, cart.items),
      container.resolve(CARD_PAYMENT_MODULE).findPayable(cartId),
    ])
  const payable = paymentMethods.filter((method) => isPayable(cart, method))
  const chosen = paymentMethodOf(cart)
  return {
    cart,
    shipping_options: needsDelivery(cart) ? options : [],
    payment_methods: payable,
    payment_method: chosen && payable.includes(chosen) ? chosen : null,
    problems: findMissingParts({
      ...cart,
      option_problems: optionProblems,
      delivery_problems: [...pickupProblems, ...undeliverable],
    }),
    making_days: mostMakingDays(products),
    withdrawal_exemptions: withdrawalExemptions(cart.items, products),
    producer_guarantees: producerGuarantees(cart.items, products),
    card_payment: attempt && isFrozen(attempt.state) ? toCardPayment(attempt) : null,
  }
}

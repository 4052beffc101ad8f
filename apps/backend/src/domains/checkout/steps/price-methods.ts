import type { CreateShippingMethodDTO } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isDeliveryCurrent } from "../../pricing/amounts-are-current.ts"
import { readDeliveries } from "../../pricing/deliveries.ts"
import { isSimple } from "../../pricing/is-simple.ts"
import type { PricedCart } from "../../pricing/priced-cart.ts"
import { readTaxLines } from "../../pricing/tax-lines.ts"
import type { NewMethod, ShippingPlan } from "../plan-shipping-methods.ts"
import { readWholeCart } from "../whole-cart.ts"

export interface PriceMethodsInput {
  cart_id: string
  plan: ShippingPlan
  payment_method?: string
  /** The cart will be repriced in any case. */
  is_repriced_later: boolean
}

export interface PricedMethods {
  add: CreateShippingMethodDTO[]
  /** False: the new methods have no price until the cart is repriced, or are not available at all. */
  is_priced: boolean
}

/** Prices and taxes new deliveries at once, if they change nothing else in the cart. */
export const priceMethodsStep = createStep(
  "price-shipping-methods",
  async ({ cart_id, plan, payment_method, is_repriced_later }: PriceMethodsInput, { container }) => {
    const unpriced = { add: plan.add.map((method) => ({ ...method, cart_id })), is_priced: false }
    if (is_repriced_later || !(await isSimple(container, cart_id)))
      return new StepResponse<PricedMethods>(unpriced)
    // Read after the step's change: the price of a delivery may depend on the new address.
    const cart = await readWholeCart<PricedCart>(container, cart_id)
    const deliveries = new Map(
      (await readDeliveries(container, cart, payment_method ?? "")).map((delivery) => [
        delivery.id,
        delivery,
      ]),
    )
    const added = plan.add.map((method) => toPriced(method, deliveries.get(method.shipping_option_id)))
    const stays = cart.shipping_methods
      .filter(({ id }) => !plan.remove.includes(id))
      .every((method) => isDeliveryCurrent(method, deliveries.get(method.shipping_option_id ?? "")))
    if (!stays || added.some((method) => !method)) return new StepResponse<PricedMethods>(unpriced)
    const priced = added.flatMap((method) => method ?? [])
    const taxes = await readTaxLines(
      container,
      cart,
      [],
      priced.map((method) => ({ ...method, id: method.shipping_option_id })),
    )
    return new StepResponse<PricedMethods>({
      add: priced.map((method) => ({
        ...method,
        cart_id: cart.id,
        tax_lines: taxes.get(method.shipping_option_id) ?? [],
      })),
      is_priced: true,
    })
  },
)

type Offered = Parameters<typeof isDeliveryCurrent>[1]

function toPriced(method: NewMethod, delivery: Offered) {
  if (delivery?.price_type !== "flat" || delivery.amount === null) return undefined
  const { amount, is_tax_inclusive, name } = delivery
  return { ...method, name, amount, is_tax_inclusive }
}

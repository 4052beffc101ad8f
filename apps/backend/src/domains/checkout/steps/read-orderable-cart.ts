import type { CreateCartAddressDTO } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { cartCompleted } from "../../checkout-errors.ts"
import { readLineOptionProblems } from "../../line-options/line-option-problems.ts"
import type { PricedCart, PricedLine, PricedMethod, PricedTaxLine } from "../../pricing/priced-cart.ts"
import type { OrderableCart } from "../find-problems.ts"
import type { StockLine } from "../find-stock-problems.ts"
import { readPickupProblems } from "../pickup-point.ts"
import type { CurrentMethod } from "../plan-shipping-methods.ts"
import { readUndeliverable } from "../undeliverable-lines.ts"
import { readWholeCart } from "../whole-cart.ts"

type Taxed<Row> = Row & { tax_lines: (PricedTaxLine & { id: string })[] }

export interface CartToOrder extends OrderableCart, Omit<PricedCart, keyof OrderableCart> {
  completed_at: string | Date | null
  items: (Taxed<PricedLine> & StockLine & OrderableCart["items"][number])[]
  shipping_methods: (Taxed<PricedMethod> & CurrentMethod)[]
  shipping_address: (CreateCartAddressDTO & { id: string }) | null
  billing_address: (CreateCartAddressDTO & { id: string }) | null
  option_problems: CheckoutProblem[]
  delivery_problems: CheckoutProblem[]
}

/** The cart with everything needed for an order. @throws cart_not_found, cart_completed */
export const readOrderableCartStep = createStep(
  "read-orderable-cart",
  async (cartId: string, { container }) => {
    const cart = await readWholeCart<Omit<CartToOrder, "option_problems" | "delivery_problems">>(
      container,
      cartId,
    )
    if (cart.completed_at) throw cartCompleted()
    return new StepResponse<CartToOrder>({
      ...cart,
      option_problems: await readLineOptionProblems(container, cart.items),
      delivery_problems: [
        ...(await readPickupProblems(container, cart)),
        ...(await readUndeliverable(container, cart)),
      ],
    })
  },
)

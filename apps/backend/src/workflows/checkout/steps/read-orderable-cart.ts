import type { CreateCartAddressDTO } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { readRecords } from "../../../records/read-records.ts"
import { COUNTED_FIELDS, type CountedCart } from "../../counting/counted-cart.ts"
import { cartCompleted, cartNotFound } from "../checkout-errors.ts"
import type { OrderableCart } from "../find-problems.ts"
import type { StockLine } from "../find-stock-problems.ts"
import { readPickupProblems } from "../pickup-point.ts"
import type { CurrentMethod } from "../plan-shipping-methods.ts"

export interface CartToOrder extends OrderableCart, Omit<CountedCart, keyof OrderableCart> {
  completed_at: string | Date | null
  items: (CountedCart["items"][number] & StockLine)[]
  shipping_methods: (CountedCart["shipping_methods"][number] & CurrentMethod)[]
  shipping_address: (CreateCartAddressDTO & { id: string }) | null
  billing_address: { id: string } | null
  pickup_problems: CheckoutProblem[]
}

const FIELDS = [...COUNTED_FIELDS, ...["metadata", "completed_at", "billing_address.id", "promotions.code"]]

/** The cart as it would become an order. @throws cart_not_found, cart_completed */
export const readOrderableCartStep = createStep(
  "read-orderable-cart",
  async (cartId: string, { container }) => {
    const [cart] = await readRecords<Omit<CartToOrder, "pickup_problems">>(container, {
      entity: "cart",
      fields: FIELDS,
      filters: { id: cartId },
    })
    if (!cart) throw cartNotFound()
    if (cart.completed_at) throw cartCompleted()
    return new StepResponse<CartToOrder>({
      ...cart,
      pickup_problems: await readPickupProblems(container, cart),
    })
  },
)

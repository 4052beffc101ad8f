import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CheckoutCart } from "../cart-changes.ts"
import { cartCompleted, cartNotFound } from "../checkout-errors.ts"
import type { CurrentMethod } from "../plan-shipping-methods.ts"

export interface OpenCart extends CheckoutCart {
  region_id: string | null
  completed_at: string | Date | null
  shipping_methods: CurrentMethod[]
  region: { countries: { iso_2: string }[] } | null
}

const FIELDS = [
  ...["id", "email", "locale", "customer_id", "region_id", "metadata", "completed_at"],
  ...["shipping_address.*", "billing_address.id", "region.countries.iso_2"],
  ...["shipping_methods.id", "shipping_methods.shipping_option_id", "shipping_methods.data"],
]

/** The cart as it is before a change. @throws cart_not_found, cart_completed */
export const readOpenCartStep = createStep("read-open-cart", async (cartId: string, { container }) => {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: FIELDS,
    filters: { id: cartId },
  })
  const cart = data[0] as unknown as OpenCart | undefined
  if (!cart) throw cartNotFound()
  if (cart.completed_at) throw cartCompleted()
  return new StepResponse(cart)
})

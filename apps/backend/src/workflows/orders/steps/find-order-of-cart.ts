import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** The order a cart has become. */
export async function findOrderOfCart(container: MedusaContainer, cartId: string): Promise<string | null> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_cart",
    fields: ["order_id"],
    filters: { cart_id: cartId },
  })
  return (data[0]?.order_id as string | undefined) ?? null
}

export const findOrderOfCartStep = createStep(
  "find-order-of-cart",
  async (cartId: string, { container }) =>
    new StepResponse({ order_id: await findOrderOfCart(container, cartId) }),
)

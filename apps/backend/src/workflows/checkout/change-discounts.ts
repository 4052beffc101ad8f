import type { MedusaContainer } from "@medusajs/framework/types"
import { PromotionActions } from "@medusajs/framework/utils"
import { updateCartPromotionsWorkflow } from "@medusajs/medusa/core-flows"
import { readCart } from "./read-checkout.ts"

/** Adds or removes a promotion code. @throws cart_not_found, cart_completed */
export async function changeDiscounts(
  container: MedusaContainer,
  cartId: string,
  change: "add" | "remove",
  code: string,
): Promise<unknown> {
  await readCart(container, cartId)
  await updateCartPromotionsWorkflow(container).run({
    input: {
      cart_id: cartId,
      promo_codes: [code],
      action: change === "add" ? PromotionActions.ADD : PromotionActions.REMOVE,
      force_refresh_payment_collection: true,
    },
  })
  return await readCart(container, cartId)
}

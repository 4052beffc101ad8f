import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, PromotionActions } from "@medusajs/framework/utils"
import { updateCartPromotionsWorkflow } from "@medusajs/medusa/core-flows"
import { readRecords } from "../../records/read-records.ts"
import { matchGiftCardValues } from "../gift-cards/repair-gift-cards.ts"
import { findSpelling } from "../promotions/find-spelling.ts"
import { readCart } from "./read-checkout.ts"
import {
  canWait,
  type DeliveryPromotion,
  waitingCodes,
  withoutWaiting,
  withWaiting,
} from "./waiting-codes.ts"

/**
 * Adds or removes a promotion code, in any case. A delivery code without effect yet waits for a delivery
 * (waiting-codes.ts).
 * @throws cart_not_found, cart_completed
 */
export async function changeDiscounts(
  container: MedusaContainer,
  cartId: string,
  change: "add" | "remove",
  typed: string,
): Promise<unknown> {
  await readCart(container, cartId)
  const code = await findSpelling(container, typed)
  // Updates a gift card's balance after the last order, in case its event was lost.
  if (change === "add") await matchGiftCardValues(container, { code })
  await updateCartPromotionsWorkflow(container).run({
    input: {
      cart_id: cartId,
      promo_codes: [code],
      action: change === "add" ? PromotionActions.ADD : PromotionActions.REMOVE,
      force_refresh_payment_collection: true,
    },
  })
  const cart = await readCart(container, cartId)
  const waiting = await findWaitingChange(container, cart, change, code)
  if (!waiting) return cart
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, metadata: waiting }])
  return { ...cart, metadata: { ...cart.metadata, ...waiting } }
}

type DiscountedCart = Awaited<ReturnType<typeof readCart>>

async function findWaitingChange(
  container: MedusaContainer,
  { metadata, promotions }: DiscountedCart,
  change: "add" | "remove",
  code: string,
): Promise<Record<string, string[]> | null> {
  if (change === "remove")
    return waitingCodes(metadata).includes(code) ? withoutWaiting(metadata, code) : null
  const isApplied = promotions.some((promotion) => promotion?.code === code)
  return !isApplied && (await isForDelivery(container, code)) ? withWaiting(metadata, code) : null
}

async function isForDelivery(container: MedusaContainer, code: string): Promise<boolean> {
  const [promotion] = await readRecords<DeliveryPromotion>(container, {
    entity: "promotion",
    fields: ["status", "application_method.target_type", "campaign.starts_at", "campaign.ends_at"],
    filters: { code },
  })
  return promotion !== undefined && canWait(promotion, new Date())
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { PromotionActions } from "@medusajs/framework/utils"
import { updateCartPromotionsWorkflow } from "@medusajs/medusa/core-flows"
import { cartValue } from "@porteka/commerce-sdk"
import { minimumCodes } from "../../records/minimum-codes.ts"
import { matchGiftCardValues } from "../gift-cards/repair-gift-cards.ts"
import { findSpelling } from "../promotions/find-spelling.ts"
import { findUsableCodes } from "../promotions/minimum-codes.ts"
import { type AwaitedChange, forgetCode, keepCode } from "./kept-codes.ts"
import { readCart } from "./read-checkout.ts"
import { waitingCodes } from "./waiting-codes.ts"

/**
 * Adds or removes a promotion code, in any case. A delivery code without effect yet waits for a delivery
 * (waiting-codes.ts); one that counts, or has a smallest cart value, is tried with every change of the cart (minimum-codes.ts).
 * @throws cart_not_found, cart_completed
 */
export async function changeDiscounts(
  container: MedusaContainer,
  cartId: string,
  change: "add" | "remove",
  typed: string,
): Promise<unknown> {
  const before = await readCart(container, cartId)
  const code = await findSpelling(container, typed)
  // Updates a gift card's balance after the last order, in case its event was lost.
  if (change === "add") await matchGiftCardValues(container, { code })
  // First, because every repricing tries the codes of the metadata.
  else if (isKept(before, code)) await forgetCode(container, cartId, code)
  await updateCartPromotionsWorkflow(container).run({
    input: {
      cart_id: cartId,
      promo_codes: [code],
      action: change === "add" ? PromotionActions.ADD : PromotionActions.REMOVE,
      force_refresh_payment_collection: true,
    },
  })
  const cart = await readCart(container, cartId)
  const awaits = change === "add" ? await findAwaited(container, cart, code) : null
  if (!awaits) return cart
  await keepCode(container, cartId, code, awaits)
  // With what is known about the code now.
  return await readCart(container, cartId)
}

type DiscountedCart = Awaited<ReturnType<typeof readCart>>

const isKept = ({ metadata }: DiscountedCart, code: string) =>
  [...waitingCodes(metadata), ...minimumCodes(metadata)].some(
    (kept) => kept.toUpperCase() === code.toUpperCase(),
  )

/**
 * What an added code may count after; null: it is not kept. One that counts is, because it may end: Medusa only drops it, and the
 * shopper would read another total without a word. A code is not kept if the cart has reached its value, but something else
 * refuses it, such as another customer group: the shopper would read that it was applied.
 */
async function findAwaited(
  container: MedusaContainer,
  { promotions, items }: DiscountedCart,
  code: string,
): Promise<AwaitedChange | null> {
  const [usable] = await findUsableCodes(container, [code])
  if (!usable) return null
  const { minimum, isForDelivery } = usable
  const isApplied = promotions.some((promotion) => promotion?.code === code)
  if (isApplied || (minimum !== null && (isForDelivery || cartValue(items) < minimum))) return "cart"
  return isForDelivery ? "delivery" : null
}

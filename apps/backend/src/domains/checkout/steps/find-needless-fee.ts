import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isFee } from "@porteka/commerce-sdk"
import { type CollectableCart, leftToCollect } from "../left-to-collect.ts"
import { readWholeCart } from "../whole-cart.ts"

/** The fee for collecting cash, if a gift card or a discount leaves nothing else to collect. */
export const findNeedlessFeeStep = createStep("find-needless-fee", async (cartId: string, { container }) => {
  const cart = await readWholeCart<CollectableCart>(container, cartId)
  const isNeedless = leftToCollect(cart) <= 0
  return new StepResponse(isNeedless ? cart.shipping_methods.filter(isFee).map(({ id }) => id) : [])
})

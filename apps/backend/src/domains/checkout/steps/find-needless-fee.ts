import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isFee } from "@porteka/commerce-sdk"
import { readWholeCart } from "../whole-cart.ts"

interface CoverableCart {
  id: string
  total: number
  shipping_methods: { id: string; amount: number; data: Record<string, unknown> | null }[]
}

/** The fee for collecting cash, if a gift card or a discount leaves nothing else to collect. */
export const findNeedlessFeeStep = createStep("find-needless-fee", async (cartId: string, { container }) => {
  const cart = await readWholeCart<CoverableCart>(container, cartId)
  const fees = cart.shipping_methods.filter(isFee)
  const sum = fees.reduce((amount, fee) => amount + Number(fee.amount), 0)
  return new StepResponse(Math.round(cart.total) <= sum ? fees.map(({ id }) => id) : [])
})

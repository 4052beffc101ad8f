import type { MedusaContainer } from "@medusajs/framework/types"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { codesOf, readPaidCardCodes } from "../gift-cards/read-paid-card-codes.ts"
import { readOrder } from "./read-order.ts"

interface PaidLine {
  variant_id: string | null
  quantity: number
  unit_price: number
  adjustments?: { code: string | null; amount: number }[]
}

/** What one piece of each variant cost in an order, after discounts; what a gift card paid is not one. */
export async function readPaidPrices(
  container: MedusaContainer,
  orderId: string,
): Promise<Map<string, number>> {
  const { items } = await readOrder<{ items: PaidLine[] }>(container, orderId)
  const cards = await readPaidCardCodes(container, codesOf(items))
  const prices = new Map<string, number>()
  for (const { variant_id: variant, quantity, unit_price: price, adjustments = [] } of items) {
    if (!variant || prices.has(variant)) continue
    const discount = sumOfAmounts(adjustments.filter(({ code }) => code === null || !cards.has(code)))
    prices.set(variant, Math.round(Number(price) - discount / Number(quantity)))
  }
  return prices
}

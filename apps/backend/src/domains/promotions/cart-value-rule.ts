import { z } from "@medusajs/framework/zod"
import { AT_LEAST, CART_VALUE } from "../../medusa-patches/cart-value-condition.ts"

const MAX_MINIMUM = 100_000_000

const RULE = z.object({
  attribute: z.literal(CART_VALUE),
  operator: z.string().default(AT_LEAST),
  values: z.unknown(),
})

/** Whether a condition that the staff saves is about the cart's value, but is not one whole number of forints. */
export function isFaultyMinimum(rule: unknown): boolean {
  const { data } = RULE.safeParse(rule)
  if (!data) return false
  const [value = "", ...others] = [data.values].flat().map(String)
  // Only digits: "1e4", which a field for numbers takes, is not found as an amount in the database.
  const isAmount = /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_MINIMUM
  return !isAmount || others.length > 0 || data.operator !== AT_LEAST
}

import { expect, test } from "vitest"
import type { Delivery } from "./deliveries.ts"
import { deliverySurplus } from "./delivery-surplus.ts"

const option = (code: string, amount: number | null, isGross = true) =>
  ({ id: code, amount, is_tax_inclusive: isGross, type: { code } }) as Delivery
const chosen = (...ids: string[]) => ids.map((id) => ({ shipping_option_id: id }))
const OFFERED = [option("courier", 1990), option("locker", 1290), option("pickup", 0)]

test.each<[string, Delivery[], Parameters<typeof deliverySurplus>[1], number]>([
  ["the courier is dearer than a locker", OFFERED, chosen("courier"), 700],
  ["the fee for cash on delivery does not count", OFFERED, chosen("courier", "fee"), 700],
  ["a locker is the cheapest", OFFERED, chosen("locker"), 0],
  ["nobody carries what is collected", OFFERED, chosen("pickup"), 0],
  ["both are free", [option("courier", 0), option("locker", 0)], chosen("courier"), 0],
  ["a coupon pays for the delivery", OFFERED, [{ shipping_option_id: "courier", adjustments: [{}] }], 0],
  ["only the carrier knows a price", [option("courier", 1990), option("locker", null)], chosen("courier"), 0],
  ["a price is net", [option("courier", 1990), option("locker", 1290, false)], chosen("courier"), 0],
  ["no delivery is chosen", OFFERED, [], 0],
])("%s", (_, deliveries, methods, surplus) => {
  expect(deliverySurplus(deliveries, methods)).toBe(surplus)
})

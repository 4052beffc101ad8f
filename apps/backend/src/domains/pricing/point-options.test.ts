import { expect, test } from "vitest"
import { optionForPoint } from "./point-options.ts"

const ALL = { id: "all", code: "locker", data: { code: "locker", carrier: "Foxpost" } }
const GLS = { id: "gls", code: "locker", data: { code: "locker", points_of: "gls" } }
const COURIER = { id: "courier", code: "courier", data: { points_of: "gls" } }
const OPTIONS = [COURIER, GLS, ALL]

test.each([
  ["a point of a carrier with a price of its own", ALL, "GLS", GLS],
  ["the same, whatever was named", GLS, "GLS", GLS],
  ["a point of another carrier", ALL, "Foxpost", ALL],
  ["another carrier's point, though the carrier's option was named", GLS, "Foxpost", ALL],
  ["no point so far", GLS, undefined, ALL],
  ["another delivery", COURIER, "GLS", COURIER],
])("%s", (_, chosen, provider, expected) => {
  expect(optionForPoint(OPTIONS, chosen, provider)).toBe(expected)
})

test("without a common price of the shop, the named option stays", () => {
  expect(optionForPoint([GLS], GLS, "MPL")).toBe(GLS)
})

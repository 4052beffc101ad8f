import type { CheckoutProblemCode } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { reasonOf } from "./payment-returned-mail.ts"

test.each<[CheckoutProblemCode[], string]>([
  [["out_of_stock"], "sold_out"],
  [["item_unavailable", "total_changed"], "sold_out"],
  [["price_changed", "total_changed"], "price_changed"],
  [["promotion_invalid", "total_changed"], "promotion_invalid"],
  [["payment_failed"], "other"],
  [["payment_failed", "out_of_stock"], "sold_out"],
  [[], "other"],
])("%j is reported as %s", (codes, reason) => {
  expect(reasonOf(codes.map((code) => ({ code })))).toBe(reason)
})

import { expect, test, vi } from "vitest"
import { compareWithShown, registerShownCart, showCartSummary, watchCartChanges } from "./cart-summary.ts"

const answer = { count: 2, total: 9900, currency: "huf" }

test.each([
  ["another total", { count: 2, total: 4950 }, answer, 1],
  ["another number of pieces", { count: 1, total: 9900 }, answer, 1],
  ["the same cart", { count: 2, total: 9900 }, answer, 0],
  ["an empty cart, which there is", { count: 0, total: 0 }, null, 0],
  ["products of a cart that is gone", { count: 2, total: 9900 }, null, 1],
])("a page that shows %s than the server answers is told so once", (_what, shown, answered, times) => {
  const changed = vi.fn()
  const stop = watchCartChanges(changed)
  const leave = registerShownCart(shown)
  compareWithShown(answered)
  leave()
  compareWithShown(answered)
  registerShownCart(shown)()
  registerShownCart(shown)()
  expect(changed).toHaveBeenCalledTimes(2 * times)
  compareWithShown(answered)
  // A newer answer than that: the page is read again for another reason.
  showCartSummary(answer)
  registerShownCart(shown)()
  expect(changed).toHaveBeenCalledTimes(2 * times)
  stop()
})

import { describe, expect, it } from "vitest"
import type { CartLineView, CartView } from "./cart-view.ts"
import { applyPending } from "./optimistic-cart.ts"

const line = (id: string, quantity: number): CartLineView => ({
  id,
  title: id,
  variantTitle: null,
  variantId: null,
  sku: null,
  handle: null,
  thumbnail: null,
  quantity,
  unitPrice: 1000,
  contentPrice: null,
  total: quantity * 1000,
  options: {},
  personalisation: null,
  isGiftCard: false,
  news: [],
})

const cart = { lines: [line("a", 1), line("b", 2)], total: 3000 } as CartView

describe("applyPending", () => {
  it("is the cart itself when nothing is under way", () => {
    expect(applyPending(cart, [])).toEqual({ ...cart, pending: false })
  })

  it("shows new quantities and leaves the total to the server", () => {
    const shown = applyPending(cart, [{ intent: "update", lineId: "a", quantity: 5 }])
    expect(shown.lines[0]).toMatchObject({ quantity: 5, total: 5000 })
    expect(shown.total).toBe(3000)
    expect(shown.pending).toBe(true)
  })

  it("takes removed lines away, also when their quantity is changing", () => {
    const shown = applyPending(cart, [
      { intent: "update", lineId: "b", quantity: 9 },
      { intent: "remove", lineId: "b", quantity: null },
    ])
    expect(shown.lines.map(({ id }) => id)).toEqual(["a"])
  })

  it("ignores what it cannot read", () => {
    const shown = applyPending(cart, [
      { intent: "update", lineId: "a", quantity: null },
      { intent: "unknown", lineId: null, quantity: 3 },
    ])
    expect(shown.lines).toEqual(cart.lines)
  })
})

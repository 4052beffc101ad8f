import { describe, expect, it } from "vitest"
import { toCartAdded } from "./cart-added.ts"
import type { CartReply } from "./contract/cart-reply.ts"

const reply: CartReply = {
  ok: true,
  intent: "add",
  fault: null,
  summary: { count: 5, total: 21_450, currency: "HUF" },
  line: {
    title: "Kék bögre",
    sku: "BOGRE-KEK",
    variantTitle: "3 dl",
    options: { personalisation: "Zsófi" },
    thumbnail: null,
    unitPrice: 4290,
    quantity: 5,
    added: 2,
  },
  kept: null,
  coupon: null,
  waits: false,
  created: false,
  short: [],
  message: null,
}

describe("toCartAdded", () => {
  it("reports what was added now and the state of the whole cart", () => {
    expect(toCartAdded(reply)).toEqual({
      title: "Kék bögre",
      sku: "BOGRE-KEK",
      variantTitle: "3 dl",
      options: { personalisation: "Zsófi" },
      thumbnail: null,
      unitPrice: 4290,
      quantity: 2,
      itemCount: 5,
      cartTotal: 21_450,
      currency: "HUF",
    })
  })

  it.each([
    ["a refusal", { ...reply, ok: false }],
    ["a change that added nothing", { ...reply, line: null }],
    ["an answer without cart", { ...reply, summary: null }],
  ])("tells nothing for %s", (_, other) => {
    expect(toCartAdded(other)).toBeNull()
  })
})

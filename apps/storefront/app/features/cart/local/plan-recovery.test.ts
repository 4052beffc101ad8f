import { DAY_MS } from "@porteka/hungary"
import { expect, it } from "vitest"
import type { LocalCart } from "../contract/kept-line.ts"
import type { SeenCart } from "../contract/seen-cart.ts"
import type { CartBackup } from "./cart-backup.ts"
import { countShort, planRecovery, type Recovery } from "./plan-recovery.ts"

const NOW = Date.UTC(2026, 10, 21, 12)

const cart = (items: Record<string, number>): LocalCart =>
  Object.entries(items).map(([name, quantity]) => ({
    id: `variant_${name}`,
    variantId: `variant_${name}`,
    options: {},
    title: name,
    product_title: name,
    unit_price: 0,
    quantity,
    thumbnail: null,
    currency: "HUF",
  }))

const backup = (items: Record<string, number>, age = 1000, cartId = "one"): CartBackup => ({
  cartId,
  items: cart(items),
  timestamp: NOW - age,
})

const replay = (items: Record<string, number>): Recovery => ({
  kind: "replay",
  targets: Object.entries(items).map(([name, quantity]) => ({
    variant_id: `variant_${name}`,
    options: {},
    quantity,
  })),
})
const NOTHING: Recovery = { kind: "nothing" }
const open: SeenCart = {
  state: "open",
  cartId: "one",
  items: [],
  summary: { count: 0, total: 0, currency: "HUF" },
}

it.each<[string, SeenCart, Record<string, number>, CartBackup | null, Recovery]>([
  ["an open cart, nothing kept", open, {}, backup({ a: 1 }), NOTHING],
  ["an open cart, items kept", open, { a: 2, b: 1 }, backup({ a: 1 }), replay({ a: 3, b: 1 })],
  ["another open cart", open, { a: 2 }, backup({ a: 1 }, 1000, "two"), replay({ a: 2 })],
  ["an outage, nothing kept", { state: "unavailable" }, {}, backup({ a: 1 }), NOTHING],
  ["an outage, items kept", { state: "unavailable" }, { a: 1 }, null, { kind: "wait" }],
  [
    "a lost cart with a fresh backup",
    { state: "lost" },
    { b: 1 },
    backup({ a: 1, b: 1 }),
    replay({ a: 1, b: 2 }),
  ],
  ["a lost cart with an old backup", { state: "lost" }, { b: 1 }, backup({ a: 1 }, DAY_MS), replay({ b: 1 })],
  ["a lost cart, nothing kept", { state: "lost" }, {}, null, NOTHING],
  ["no cart but a fresh backup", { state: "none" }, {}, backup({ a: 1 }), replay({ a: 1 })],
  ["no cart, nothing kept", { state: "none" }, {}, null, NOTHING],
  ["an order: what it holds is not bought again", { state: "ordered" }, {}, backup({ a: 1 }), NOTHING],
  ["an order, items kept since", { state: "ordered" }, { b: 1 }, backup({ a: 1, b: 1 }), replay({ b: 1 })],
])("%s", (_, seen, local, kept, expected) => {
  expect(planRecovery(seen, { local: cart(local), backup: kept }, NOW)).toEqual(expected)
})

it("brings a line back with its options, and misses it where only another one is there", () => {
  const [plain] = cart({ a: 1 })
  if (!plain) throw new Error("no line")
  const options = { gift_wrap: true } as const
  const wrapped = { ...plain, options, id: "variant_a?gift_wrap=true" }
  const recovery = planRecovery(open, { local: [wrapped], backup: backup({ a: 3 }) }, NOW)
  const targets = [{ variant_id: "variant_a", options, quantity: 1 }]
  expect(recovery).toEqual({ kind: "replay", targets })
  expect(countShort(targets, cart({ a: 3 }))).toBe(1)
  expect(countShort(targets, [wrapped])).toBe(0)
})

it("counts the items that could not be put back in full", () => {
  const { targets } = replay({ a: 3, b: 1, c: 1 }) as Recovery & { kind: "replay" }
  expect(countShort(targets, cart({ a: 2, b: 1 }))).toBe(2)
})

import type { Cart } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { type CartOutcome, toCartState } from "./cart-state.ts"

const open = { id: "cart_1", completed_at: null } as Cart
const completed = { id: "cart_1", completed_at: "2026-11-20T10:00:00Z" } as Cart

const GONE_BECAUSE: Record<string, string> = { "a 404": "lost", "a cart that became an order": "ordered" }

describe("cart states", () => {
  it.each<[string, string | null, CartOutcome | null, string]>([
    ["no cookie", null, null, "none"],
    ["a cart", "cart_1", { type: "cart", cart: open }, "open"],
    ["a 404", "cart_1", { type: "not_found" }, "gone"],
    ["a cart that became an order", "cart_1", { type: "cart", cart: completed }, "gone"],
    ["an outage", "cart_1", { type: "outage" }, "unavailable"],
  ])("%s", (name, id, outcome, kind) => {
    const state = toCartState(id, outcome)
    expect(state.kind).toBe(kind)
    expect("reason" in state ? state.reason : null).toBe(GONE_BECAUSE[name] ?? null)
  })
})

import type { Cart } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { type CartOutcome, cookieAfter, needsNewCart, toCartState } from "./cart-state.ts"

const open = { id: "cart_1", completed_at: null } as Cart
const completed = { id: "cart_1", completed_at: "2026-11-20T10:00:00Z" } as Cart

const GONE_BECAUSE: Record<string, string> = { "a 404": "lost", "a cart that became an order": "ordered" }

describe("cart states", () => {
  it.each<[string, string | null, CartOutcome | null, string, boolean, "keep" | "remove"]>([
    ["no cookie", null, null, "none", true, "keep"],
    ["a cart", "cart_1", { type: "cart", cart: open }, "open", false, "keep"],
    ["a 404", "cart_1", { type: "not_found" }, "gone", true, "remove"],
    ["a cart that became an order", "cart_1", { type: "cart", cart: completed }, "gone", true, "remove"],
    ["an outage", "cart_1", { type: "outage" }, "unavailable", false, "keep"],
  ])("%s", (name, id, outcome, kind, newCart, cookie) => {
    const state = toCartState(id, outcome)
    expect(state.kind).toBe(kind)
    expect("reason" in state ? state.reason : null).toBe(GONE_BECAUSE[name] ?? null)
    expect(needsNewCart(state)).toBe(newCart)
    expect(cookieAfter(state)).toBe(cookie)
  })
})

import type { CartLineItem } from "@porteka/commerce-sdk/wire"
import { describe, expect, it } from "vitest"
import { keyOfLine, productLines, targetKey, toItemInput } from "./line-identity.ts"

const line = (variant_id: string | null, metadata: Record<string, unknown> | null = null) =>
  ({ id: "cali_1", variant_id, metadata }) as CartLineItem

describe("lines of a cart", () => {
  it("are products with their options, without charges and lines without a variant", () => {
    const lines = [
      line("variant_a"),
      line("variant_a", { gift_wrap: true, other: 1 }),
      line("variant_w", { charge_for: "gift_wrap" }),
      line(null),
    ]
    expect(productLines(lines).map(({ key, options }) => [key, options])).toEqual([
      ["variant_a", {}],
      ["variant_a?gift_wrap=true", { gift_wrap: true }],
    ])
    expect(keyOfLine(line("variant_w", { charge_for: "gift_wrap" }))).toBeNull()
  })

  it("are found by the key of what was asked for", () => {
    const target = { variant_id: "variant_a", options: { personalisation: "Anna" }, quantity: 2 }
    expect(targetKey(target)).toBe(keyOfLine(line("variant_a", { personalisation: "Anna" })))
    expect(toItemInput(target)).toEqual({
      variant_id: "variant_a",
      quantity: 2,
      metadata: { personalisation: "Anna" },
    })
    expect(toItemInput({ ...target, options: {} })).toEqual({ variant_id: "variant_a", quantity: 2 })
  })
})

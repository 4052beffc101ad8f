import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typingCost } from "./typing-cost.ts"

const cost = (typed: string, meant: string) => typingCost(typed, meant, 3)

describe("typingCost", () => {
  it.each([
    ["gyetrya", "gyertya", "two letters in the wrong order"],
    ["bogrw", "bogre", "the key beside it"],
    ["yold", "zold", "z and y in each other's place"],
    ["gyertja", "gyertya", "letters that sound alike"],
    ["gyerttya", "gyertya", "a letter typed twice"],
    ["terito", "teritto", "a letter typed once"],
  ])("makes %s for %s cheaper than any letter (%s)", (typed, meant) => {
    expect(cost(typed, meant)).toBeGreaterThan(0)
    expect(cost(typed, meant)).toBeLessThanOrEqual(1)
  })

  it("counts a letter that stands far away on the keyboard in full", () => {
    expect(cost("boxre", "bogre")).toBe(1)
    expect(cost("kogre", "bogre")).toBeGreaterThan(1)
  })

  it("is nothing for the same word, more for any other, and never more than told when above the limit", () => {
    const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abcdefgyz") })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(cost(one, one)).toBe(0)
        if (one !== other) expect(cost(one, other)).toBeGreaterThan(0)
        if (cost(one, other) <= 3) expect(typingCost(one, other, 1) > 1).toBe(cost(one, other) > 1)
      }),
    )
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { splitEmphasis, withoutEmphasis } from "./emphasis.ts"

const emphasized = (text: string) =>
  splitEmphasis(text)
    .filter((part) => part.emphasized)
    .map((part) => part.text)

describe("splitEmphasis", () => {
  it.each([
    ["**búza**liszt, cukor, **tojás**", ["búza", "tojás"]],
    ["**pirított dió**", ["pirított dió"]],
    ["búzaliszt, cukor", []],
    ["10 ** 12 cm ** 5", []],
    ["**búza, cukor", []],
    ["****", []],
    ["", []],
  ])("finds in „%s” %j", (text, words) => {
    expect(emphasized(text)).toEqual(words)
  })

  it("leaves out nothing but the marks", () => {
    expect(withoutEmphasis("**búza**liszt, **tojás**, a*b")).toBe("búzaliszt, tojás, a*b")
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withoutEmphasis(text).replaceAll("*", "")).toBe(text.replaceAll("*", ""))
      }),
    )
  })
})

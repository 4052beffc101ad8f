import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldAccents } from "./fold.ts"
import { toHandle } from "./handle.ts"

describe("foldAccents", () => {
  it.each([
    ["ÁRVÍZTŰRŐ tükörfúrógép", "arvizturo tukorfurogep"],
    ["õ û Õ Û", "o u o u"],
    ["e\u0301", "e"],
    ["Straße Łódź Ærø İstanbul", "strasse lodz aero istanbul"],
  ])("folds %s", (text, expected) => {
    expect(foldAccents(text)).toBe(expected)
  })

  it("is stable: folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldAccents(foldAccents(text))).toBe(foldAccents(text))
      }),
    )
  })
})

describe("toHandle", () => {
  it.each([
    ["Őszi kézműves bögre", "oszi-kezmuves-bogre"],
    ["  Kékfestő terítő – 140×200 cm!  ", "kekfesto-terito-140-200-cm"],
    ["„Kis” & nagy", "kis-nagy"],
    ["日本", ""],
  ])("turns %s into %s", (title, expected) => {
    expect(toHandle(title)).toBe(expected)
  })

  it("only makes ASCII handles, and a handle is its own handle", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const handle = toHandle(title)
        expect(handle).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(toHandle(handle)).toBe(handle)
      }),
    )
  })
})

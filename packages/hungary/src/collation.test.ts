import { describe, expect, it } from "vitest"
import { compareHungarian, compareIn } from "./collation.ts"

describe("Hungarian order", () => {
  it("keeps digraphs and long vowels where they belong", () => {
    const words = [
      "zokni",
      "űrhajó",
      "cukor",
      "csizma",
      "öv",
      "ora",
      "óra",
      "cipő",
      "tyúk",
      "tükör",
      "udvar",
      "üveg",
    ]
    expect([...words].sort(compareHungarian)).toEqual([
      ...["cipő", "cukor", "csizma", "ora", "óra", "öv", "tükör", "tyúk", "udvar", "űrhajó", "üveg", "zokni"],
    ])
  })

  it("sorts numbers by value, and English by its own rules", () => {
    expect(["10 cm", "9 cm"].sort(compareHungarian)).toEqual(["9 cm", "10 cm"])
    expect(["cup", "csizma"].sort(compareIn("en"))).toEqual(["csizma", "cup"])
    expect(["csizma", "cup"].sort(compareIn("hu"))).toEqual(["cup", "csizma"])
  })
})

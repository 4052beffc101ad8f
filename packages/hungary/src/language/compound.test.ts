import { describe, expect, it } from "vitest"
import { compoundsOf, isDerivedAdjective, isSizeOrShape, typedCompoundsOf } from "./compound.ts"
import { dictionaryOf } from "./dictionary.ts"

describe("compoundsOf", () => {
  it.each([
    ["hu", "vizespohár", "vizes|pohár"],
    ["hu", "pálinkáspohár", "pálinkás|pohár"],
    ["hu", "konyharuha", "konyha|ruha"],
    ["hu", "vágódeszka", "vágó|deszka"],
    ["hu", "kisvonat", "kis|vonat"],
    ["hu", "vázlatfüzet", "vázlat|füzet"],
    ["hu", "kulcstartó", "kulcs|tartó"],
    ["hu", "fakanál", "fa|kanál"],
    ["hu", "fakanalak", "fa|kanalak"],
    ["hu", "képeslapok", "képes|lapok"],
    ["hu", "teásbögrék", "teás|bögrék"],
    ["hu", "asztal", undefined],
    ["hu", "asztali", undefined],
    ["hu", "asztalra", undefined],
    ["hu", "kavesbogre", undefined],
    ["hu", "bögre", undefined],
    ["hu", "terítő", undefined],
    ["en", "tablecloth", "table|cloth"],
    ["en", "keychain", "key|chain"],
    ["en", "candle", undefined],
  ] as const)("in %s takes %s apart into %s", (locale, word, parts) => {
    const [first] = compoundsOf(word, dictionaryOf(locale))
    expect(first && `${first.modifier}|${first.head}`).toBe(parts)
  })

  it("does not try to take apart what is no word", () => {
    const yes = () => true
    const everything = { lists: yes, spells: yes, knows: yes }
    expect(compoundsOf("a".repeat(20), everything)).not.toEqual([])
    expect(compoundsOf("a".repeat(200), everything)).toEqual([])
  })
})

describe("typedCompoundsOf", () => {
  it.each([
    ["kávésbögre", "kávés|bögre"],
    ["kavesbogre", "kaves|bogre"],
    ["kávesbögre", "kaves|bogre"],
    ["fakanál", "fa|kanál"],
    ["fakanal", "fa|kanal"],
    ["asztali", undefined],
  ])("takes %s apart into %s, whatever accents were typed", (word, parts) => {
    const [first] = typedCompoundsOf(word, dictionaryOf("hu"))
    expect(first && `${first.modifier}|${first.head}`).toBe(parts)
  })
})

describe("isDerivedAdjective", () => {
  it.each([
    ["sörös", true],
    ["soros", true],
    ["leveses", true],
    ["tésztás", true],
    ["kávés", true],
    ["úti", true],
    ["uti", true],
    ["ágy", false],
    ["mosdó", false],
    ["videó", false],
    ["s", false],
  ])("of %s: %s", (word, expected) => {
    expect(isDerivedAdjective(word, dictionaryOf("hu"))).toBe(expected)
  })
})

it.each([
  ["mély", true],
  ["mely", true],
  ["nagy", true],
  ["fali", false],
])("takes %s for a size or a shape: %s", (modifier, is) => {
  expect(isSizeOrShape(modifier)).toBe(is)
})

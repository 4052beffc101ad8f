import { describe, expect, it } from "vitest"
import { compoundsOf } from "./compound.ts"
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
    ["hu", "bögre", undefined],
    ["hu", "terítő", undefined],
    ["en", "tablecloth", "table|cloth"],
    ["en", "keychain", "key|chain"],
    ["en", "candle", undefined],
  ] as const)("in %s takes %s apart into %s", (locale, word, parts) => {
    const [first] = compoundsOf(word, dictionaryOf(locale))
    expect(first && `${first.modifier}|${first.head}`).toBe(parts)
  })
})

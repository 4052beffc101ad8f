import { describe, expect, it } from "vitest"
import { toSearchKey, toWords } from "./search-key.ts"

describe("toWords", () => {
  it.each([
    ["  Kárász  u. 9–11. ", "karasz u 9 11"],
    ["NYÍREGYHÁZA", "nyiregyhaza"],
    ["%_", ""],
    ["", ""],
  ])("%j is %j", (text, words) => {
    expect(toWords(text)).toBe(words)
  })
})

describe("toSearchKey", () => {
  const point = {
    provider: "Foxpost",
    name: "Móricz",
    postal_code: "1117",
    city: "Budapest",
    address: "Fő út 2.",
  }

  it("names the district of Budapest both ways", () => {
    expect(toSearchKey(point)).toBe("budapest xi 11 kerulet fo ut 2 moricz 1117 foxpost")
  })

  it("names no district elsewhere", () => {
    expect(toSearchKey({ ...point, city: "Szeged", postal_code: "6720" })).toBe(
      "szeged fo ut 2 moricz 6720 foxpost",
    )
  })
})

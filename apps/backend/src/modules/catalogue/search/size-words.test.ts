import { expect, it } from "vitest"
import { volumeKey, volumesIn, withPlainSizes } from "./size-words.ts"

it.each([
  ["hu", "fél literes bögre", "5dl bögre"],
  ["hu", "bögre 2,5 dl", "bögre 2,5dl"],
  ["hu", "3 dl-es bögre", "3dl bögre"],
  ["hu", "abrosz 140x140", "abrosz 140 140"],
  ["hu", "terítő 140 × 220 cm", "terítő 140 220 cm"],
  ["hu", "méz 500 g", "méz 500 g"],
  ["hu", "3 lap", "3 lap"],
  ["en", "half litre mug", "500ml mug"],
  ["en", "half a liter jug", "500ml jug"],
] as const)("in %s reads „%s” as „%s”", (locale, query, plain) => {
  expect(withPlainSizes(query, locale)).toBe(plain)
})

it("knows a volume in any unit", () => {
  expect(volumesIn("2,5 dl: magasság 8 cm. 4 dl: magasság 9 cm.")).toEqual(["250ml", "400ml"])
  expect(["5dl", "0,5l", "50cl", "500ml", "0.5liter"].map(volumeKey)).toEqual(Array(5).fill("500ml"))
  expect(["140", "lap", "3lap", "kerbog001"].map(volumeKey)).toEqual(Array(4).fill(undefined))
})

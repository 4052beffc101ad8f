import { STAFF_LOCALES } from "@porteka/shop/languages"
import { afterEach, describe, expect, test, vi } from "vitest"
import { checkTexts } from "./shortcoming-texts.ts"

const readBy = (locale: string) => vi.stubGlobal("localStorage", { getItem: () => locale })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(STAFF_LOCALES)("what a product lacks, read in %s", (locale) => {
  test.each(["no_stock_place", "out_of_stock", "stock_not_counted", "variant_without_price"] as const)(
    "%s names the variants by their titles",
    (code) => {
      readBy(locale)
      const text = checkTexts().shortcomings[code](["0,7 liter / Tulipán", "14 × 18 cm"])
      expect(text).toContain("0,7 liter / Tulipán, 14 × 18 cm")
    },
  )

  test("missing translations name the language in the reader's", () => {
    readBy(locale)
    const name = new Intl.DisplayNames([locale], { type: "language" }).of("en") ?? ""
    expect(checkTexts().shortcomings.not_translated(["en"])).toContain(name)
  })
})

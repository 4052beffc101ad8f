import type { CatalogueOption, CatalogueVariant } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { chooseVariant, optionChoices, variantKey } from "./variant-choice.ts"

const colour: CatalogueOption = { id: "colour", title: "Szín", values: ["kék", "zöld"] }
const size: CatalogueOption = { id: "size", title: "Méret", values: ["kicsi", "nagy"] }

function variant(sku: string, values: [string, string], stock = 9): CatalogueVariant {
  return {
    id: `variant_${sku}`,
    title: sku,
    sku,
    option_values: { colour: values[0], size: values[1] },
    price: null,
    unit_price: null,
    stock,
    stock_state: stock > 0 ? "in_stock" : "out_of_stock",
    picture: null,
  }
}

const blueSmall = variant("KS", ["kék", "kicsi"], 0)
const blueBig = variant("KN", ["kék", "nagy"])
const greenSmall = variant("ZS", ["zöld", "kicsi"])
const variants = [blueSmall, blueBig, greenSmall]

describe("chooseVariant", () => {
  it.each([
    ["the SKU in the address", "ZS", greenSmall],
    ["the id in the address", "variant_ZS", greenSmall],
    ["a sold-out variant that is asked for", "KS", blueSmall],
    ["the first that can be bought without a wish", null, blueBig],
    ["the first that can be bought for an unknown wish", "nincs-ilyen", blueBig],
  ])("takes %s", (_, key, expected) => {
    expect(chooseVariant(variants, key)).toBe(expected)
  })

  it("takes the first when all are sold out, and nothing when there is none", () => {
    expect(chooseVariant([blueSmall], null)).toBe(blueSmall)
    expect(chooseVariant([], "KS")).toBeNull()
  })

  it("names a variant without SKU by its id", () => {
    expect(variantKey({ ...blueBig, sku: null })).toBe("variant_KN")
  })
})

describe("optionChoices", () => {
  it("keeps the other options where that combination exists", () => {
    expect(optionChoices(colour, variants, blueSmall)).toEqual([
      { value: "kék", chosen: true, variant: blueSmall, exact: true },
      { value: "zöld", chosen: false, variant: greenSmall, exact: true },
    ])
  })

  it("leads to the nearest variant where the combination does not exist, and says so", () => {
    expect(optionChoices(size, variants, greenSmall)[1]).toEqual({
      value: "nagy",
      chosen: false,
      variant: blueBig,
      exact: false,
    })
  })

  it("has no variant for a value nothing has", () => {
    const choices = optionChoices({ ...colour, values: ["piros"] }, variants, blueBig)
    expect(choices).toEqual([{ value: "piros", chosen: false, variant: null, exact: false }])
  })
})

import { readMeasures } from "@porteka/hungary"
import { describe, expect, it } from "vitest"
import type { DemoProduct } from "./demo-product.ts"
import type { DemoText } from "./demo-text.ts"
import { products } from "./index.ts"

type DemoVariant = DemoProduct["variants"][number]

function measuresIn(locale: keyof DemoText, product: DemoProduct, variant: DemoVariant) {
  const chosen = variant.values.map((value, index) => {
    const found = product.options[index]?.values.find(({ hu }) => hu === value)
    return found?.[locale] ?? value
  })
  return readMeasures(product.dimensions[locale], chosen, locale)
}

describe("sizes of products", () => {
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))

  it("are read alike from both languages", () => {
    const unlike = variants.flatMap(({ product, variant }) => {
      const [hu, en] = [measuresIn("hu", product, variant), measuresIn("en", product, variant)]
      return JSON.stringify(hu) === JSON.stringify(en) ? [] : [{ sku: variant.sku, hu, en }]
    })
    expect(unlike).toEqual([])
  })

  it("are known of most variants", () => {
    const known = variants.filter(({ product, variant }) => measuresIn("hu", product, variant))
    expect(known.length).toBeGreaterThan(variants.length / 2)
  })
})

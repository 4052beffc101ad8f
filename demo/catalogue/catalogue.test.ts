import { readdirSync } from "node:fs"
import { METADATA_FACETS, VALUES_FACETS } from "@porteka/shop"
import { splitEmphasis } from "@porteka/shop/emphasis"
import { describe, expect, it } from "vitest"
import { categories, collections, journal, makers, products } from "./index.ts"
import { BURNING_CANDLE, NO_HONEY_FOR_INFANTS, SMALL_PARTS } from "./products/warnings.ts"

/** Pictures of every product, whatever it looks like. */
const VIEWS = 3

/** Options whose values look different. */
const SEEN = new Set(["Color", "Pattern", "Animal", "Wood"])

const ASCII_HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SKU = /^(KER|TEX|FAA|MEZ|PAP|JAT|UVE)-[A-Z]{3}-\d{3}(-[A-Z0-9]+)*$/
const NEW_PRODUCT_DAYS = 30
const LOW_STOCK = 5
const GIFT_LIMIT_FORINTS = 5000

const variants = products.flatMap((product) => product.variants)
const handles = new Set(products.map((product) => product.handle))
const pictureFiles = new Set(products.flatMap((product) => product.pictures.map((picture) => picture.file)))

const regionNames = VALUES_FACETS.find(({ source }) => source === "maker.region")?.values ?? {}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

describe("size of the catalogue", () => {
  it("has the promised number of products, variants, categories, collections, makers and journal entries", () => {
    expect(products.length).toBeGreaterThanOrEqual(72)
    expect(variants.length).toBeGreaterThanOrEqual(200)
    expect(categories.filter((category) => category.parent === undefined).length).toBeGreaterThanOrEqual(6)
    expect(categories.filter((category) => category.parent !== undefined).length).toBeGreaterThanOrEqual(8)
    expect(collections).toHaveLength(6)
    expect(makers.length).toBeGreaterThanOrEqual(14)
    expect(journal).toHaveLength(6)
  })

  it("has products that are sold out, nearly sold out, reduced and new", () => {
    const soldOut = products.filter((product) => product.variants.every((variant) => variant.stock === 0))
    const reduced = products.filter((product) => product.variants.some((variant) => variant.sale_price))
    expect(soldOut).toHaveLength(3)
    expect(variants.filter((variant) => variant.stock === 0).length).toBeGreaterThanOrEqual(8)
    expect(
      variants.filter((variant) => variant.stock > 0 && variant.stock < LOW_STOCK).length,
    ).toBeGreaterThan(10)
    expect(reduced.length).toBeGreaterThanOrEqual(10)
    expect(products.filter((product) => product.age_days < NEW_PRODUCT_DAYS).length).toBeGreaterThanOrEqual(
      12,
    )
    expect(reduced.filter((product) => product.age_days < NEW_PRODUCT_DAYS)).toEqual([])
  })
})

describe("names the machine uses", () => {
  it("are ASCII and unique", () => {
    const all = [
      ...products.map((product) => product.handle),
      ...categories.map((category) => category.handle),
      ...collections.map((collection) => collection.handle),
      ...journal.map((entry) => entry.slug),
      ...makers.map((maker) => maker.id),
    ]
    expect(all.filter((handle) => !ASCII_HANDLE.test(handle))).toEqual([])
    expect(duplicates(products.map((product) => product.handle))).toEqual([])
    expect(duplicates(categories.map((category) => category.handle))).toEqual([])
    expect(duplicates(collections.map((collection) => collection.handle))).toEqual([])
    expect(duplicates(journal.map((entry) => entry.slug))).toEqual([])
    expect(duplicates(makers.map((maker) => maker.id))).toEqual([])
  })

  it("include one systematic SKU per variant", () => {
    expect(variants.map((variant) => variant.sku).filter((sku) => !SKU.test(sku))).toEqual([])
    expect(duplicates(variants.map((variant) => variant.sku))).toEqual([])
  })

  it("point at things that exist", () => {
    const roots = new Set(
      categories.filter((category) => !category.parent).map((category) => category.handle),
    )
    const leaves = new Set(
      categories.filter((category) => category.parent).map((category) => category.handle),
    )
    const collectionHandles = new Set(collections.map((collection) => collection.handle))
    const makerIds = new Set(makers.map((maker) => maker.id))
    const missing = [
      ...categories.flatMap((category) =>
        category.parent && !roots.has(category.parent) ? [category.parent] : [],
      ),
      ...products.flatMap((product) => [
        ...(leaves.has(product.category) ? [] : [product.category]),
        ...product.collections.filter((handle) => !collectionHandles.has(handle)),
        ...(makerIds.has(product.maker) ? [] : [product.maker]),
        ...METADATA_FACETS.flatMap(({ field, values = {} }) => {
          const value = product[field]
          return value === undefined || Object.hasOwn(values, value) ? [] : [value]
        }),
      ]),
      ...makers.flatMap((maker) => (Object.hasOwn(regionNames, maker.region) ? [] : [maker.region])),
      ...[...categories, ...collections, ...journal, ...makers.map(({ page }) => page)].flatMap(
        ({ picture }) => (pictureFiles.has(picture) ? [] : [picture]),
      ),
      ...journal.flatMap((entry) => entry.product_handles.filter((handle) => !handles.has(handle))),
    ]
    expect(missing).toEqual([])
  })

  it("are all in use", () => {
    const leaves = categories.filter((category) => category.parent)
    const thinLeaves = leaves.filter(
      ({ handle }) => products.filter((product) => product.category === handle).length < 2,
    )
    const thinCollections = collections.filter(
      ({ handle }) => products.filter((product) => product.collections.includes(handle)).length < 5,
    )
    const idleMakers = makers.filter((maker) => !products.some((product) => product.maker === maker.id))
    expect(thinLeaves).toEqual([])
    expect(thinCollections).toEqual([])
    expect(idleMakers).toEqual([])
    for (const { key, field, values = {} } of METADATA_FACETS) {
      const used = new Set(products.map((product) => product[field]))
      expect(
        Object.keys(values).filter((name) => !used.has(name)),
        key,
      ).toEqual([])
    }
    const regions = new Set(makers.map((maker) => maker.region))
    expect(Object.keys(regionNames).filter((region) => !regions.has(region))).toEqual([])
  })
})

describe("variants", () => {
  it("carry one known value per option, each combination once, every value in use", () => {
    const wrong = products.flatMap((product) => {
      const combinations = product.variants.map((variant) => variant.values.join(" / "))
      const unknown = product.variants.flatMap((variant) => {
        if (variant.values.length !== product.options.length) return [variant.sku]
        const known = variant.values.every((value, index) =>
          product.options[index]?.values.some((optionValue) => optionValue.hu === value),
        )
        return known ? [] : [variant.sku]
      })
      const idle = product.options.flatMap((option, index) =>
        option.values.filter(({ hu }) => !product.variants.some((variant) => variant.values[index] === hu)),
      )
      return [
        ...duplicates(combinations),
        ...unknown,
        ...idle.map(({ hu }) => `${product.handle}: ${hu}`),
        ...duplicates(product.options.map((option) => option.title.hu)),
        ...product.options.flatMap((option) => duplicates(option.values.map(({ en }) => en))),
      ]
    })
    expect(wrong).toEqual([])
  })

  it("include products without a choice, and products where not every combination is made", () => {
    const gaps = products.filter(
      (product) =>
        product.variants.length < product.options.reduce((count, option) => count * option.values.length, 1),
    )
    expect(products.filter((product) => product.options.length === 0).length).toBeGreaterThan(0)
    expect(gaps.length).toBeGreaterThan(5)
  })

  it("cost whole tens of forints, and less on sale", () => {
    const isWholeTens = (amount: number) => Number.isInteger(amount) && amount % 10 === 0
    for (const { sku, price, sale_price } of variants) {
      expect(price, sku).toBeGreaterThanOrEqual(1290)
      expect(price, sku).toBeLessThanOrEqual(49_900)
      expect(isWholeTens(price), sku).toBe(true)
      if (sale_price === undefined) continue
      expect(isWholeTens(sale_price), sku).toBe(true)
      expect(sale_price, sku).toBeLessThan(price)
      expect(sale_price, sku).toBeGreaterThan(price * 0.6)
    }
  })

  it("weigh something, and products sold by weight weigh more than their content", () => {
    for (const { sku, weight_grams, stock, content } of variants) {
      expect(weight_grams, sku).toBeGreaterThan(0)
      expect(Number.isInteger(stock) && stock >= 0, sku).toBe(true)
      if (content?.unit === "g") expect(weight_grams, sku).toBeGreaterThan(content.value)
    }
  })

  it("state their content where a unit price is due", () => {
    const soldByMeasure = products.filter(
      (product) => product.material_key === "honey" || product.category === "meteraru-szalagok",
    )
    expect(soldByMeasure.length).toBeGreaterThan(5)
    expect(soldByMeasure.filter((product) => product.variants.some((variant) => !variant.content))).toEqual(
      [],
    )
  })

  it("cost at most 5000 forints somewhere when the product is in the gift collection", () => {
    const gifts = products.filter((product) => product.collections.includes("ajandek-5000-forint-alatt"))
    const tooDear = gifts.filter((product) =>
      product.variants.every((variant) => variant.price >= GIFT_LIMIT_FORINTS),
    )
    expect(tooDear.map((product) => product.handle)).toEqual([])
  })
})

describe("pictures", () => {
  it("are three per product and one for each further look, named after it, each with its own brief", () => {
    for (const { handle, pictures } of products) {
      const views = pictures.slice(0, VIEWS)
      expect(views.map(({ file }) => file)).toEqual([1, 2, 3].map((number) => `${handle}-${number}`))
      expect(new Set(pictures.map(({ brief }) => brief)).size, handle).toBe(pictures.length)
      for (const { file, brief } of views) expect(words(brief), file).toBeGreaterThan(15)
    }
    expect(pictureFiles.size).toBe(products.flatMap(({ pictures }) => pictures).length)
  })

  it("are all taken, so that no variant stands in for another", () => {
    const taken = new Set(readdirSync(new URL("../pictures/originals", import.meta.url)))
    expect([...pictureFiles].filter((file) => !taken.has(`${file}.jpg`))).toEqual([])
  })

  it("show every color, pattern and figure by a picture of its own", () => {
    for (const { handle, options, pictures, looks = {} } of products) {
      const seen = options.filter(({ title }) => SEEN.has(title.en)).flatMap(({ values }) => values)
      expect(Object.keys(looks).sort(), handle).toEqual(seen.map(({ hu }) => hu).sort())
      const files = Object.values(looks)
      expect(new Set(files).size, handle).toBe(files.length)
      expect(files.filter((file) => !pictures.some((picture) => picture.file === file))).toEqual([])
    }
  })
})

describe("what the law wants said", () => {
  const withMaterial = (key: string) => products.filter((product) => product.material_key === key)

  it("warns of honey for infants, burning candles and small parts", () => {
    expect(withMaterial("honey").filter(({ warnings }) => !warnings.includes(NO_HONEY_FOR_INFANTS))).toEqual(
      [],
    )
    expect(withMaterial("wax").filter(({ warnings }) => !warnings.includes(BURNING_CANDLE))).toEqual([])
    expect(products.filter(({ warnings }) => warnings.includes(SMALL_PARTS)).length).toBeGreaterThan(0)
  })

  it("lists ingredients and allergens of gingerbread", () => {
    for (const { handle, material, warnings } of withMaterial("gingerbread")) {
      expect(material.hu, handle).toMatch(/^Összetevők: /)
      expect(material.en, handle).toMatch(/^Ingredients: /)
      expect(warnings.map(({ hu }) => hu).join(" "), handle).toContain("Allergének")
    }
  })

  it("emphasizes allergens among the ingredients of all food with a warning of them", () => {
    const isFood = ({ material_key: key }: (typeof products)[number]) =>
      key === "honey" || key === "gingerbread"
    const warned = products.filter(
      (product) => isFood(product) && product.warnings.some(({ hu }) => hu.startsWith("Allergén")),
    )
    expect(warned.length).toBeGreaterThan(3)
    for (const { handle, material } of warned) {
      for (const text of Object.values(material)) {
        expect(
          splitEmphasis(text).some(({ emphasized }) => emphasized),
          handle,
        ).toBe(true)
        // Every grain, with its words for flour, and egg.
        for (const { text: part, emphasized } of splitEmphasis(text)) {
          if (!emphasized) expect(part, handle).not.toMatch(/búza|rozs|tojás|\bvaj\b|wheat|rye|\begg|butter/)
        }
      }
    }
  })

  it("takes the right of withdrawal only from custom-made and perishable products", () => {
    const exempt = products.filter((product) => product.withdrawal_exemption)
    expect(
      Object.fromEntries(exempt.map((product) => [product.handle, product.withdrawal_exemption])),
    ).toEqual({
      "feliratos-mezeskalacs-sziv": "custom",
      "friss-mezespuszedli": "perishable",
    })
  })

  it("names a maker with a postal address and an e-mail address nobody can receive", () => {
    for (const { id, address, email } of makers) {
      expect(address, id).toMatch(/^(?:[A-Z]{2}-)?\d{4,6} .+, .+ \d+\.$/)
      expect(email, id).toMatch(/^[a-z]+@[a-z-]+\.example$/)
    }
  })
})

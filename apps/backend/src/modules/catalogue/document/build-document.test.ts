import { DAY_MS } from "@porteka/hungary"
import { FLAG_FACETS, LOCALES, type Locale, METADATA_FACETS, RANGE_FACETS } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { buildDocument } from "./build-document.ts"
import { inBothLanguages, sourceProduct, variant } from "./source-product.fixture.ts"

const NOW = new Date("2026-06-01T00:00:00Z")
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()

const build = (parts: Parameters<typeof sourceProduct>[0], locale: Locale = "hu") =>
  buildDocument(sourceProduct(parts), locale, NOW)

it("uses the requested language, and Hungarian if metadata has no English", () => {
  const metadata = {
    material: { hu: "agyag", en: "clay" },
    care: { hu: "Kézzel mosandó", en: "" },
    material_key: "clay",
  }
  const { product, entry } = build({ metadata }, "en")
  expect(product).toMatchObject({ title: "Mug", material: "clay", care: "Kézzel mosandó" })
  expect(entry.facets.material).toEqual([{ value: "clay", label: "Ceramic" }])
})

it("shows a facet key that has no name yet", () => {
  expect(build({ metadata: { colour_key: "dove-grey" } }).product.properties.color).toBe("Dove grey")
})

describe.each(LOCALES)("every facet of the shop, in %s", (locale) => {
  it.each(METADATA_FACETS)(
    "$key is read from the product's metadata",
    ({ key, field, values, onProduct, label }) => {
      const [[value, names] = ["other", { hu: "Other", en: "Other" }]] = Object.entries(values ?? {})
      const { product, entry } = build({ metadata: { [field]: value } }, locale)
      expect(entry.facets[key]).toEqual([{ value, label: names[locale] }])
      const line = { label: label[locale], value: names[locale] }
      expect(product.facts).toEqual(onProduct === "sheet" ? [line] : [])
      expect(product.properties).toEqual(
        onProduct && onProduct !== "sheet" ? { [onProduct]: names[locale] } : {},
      )
      expect(build({}, locale).entry.facets[key]).toEqual([])
    },
  )

  it("has a flag or an amount in the lists for each of the other kinds", () => {
    const { entry } = build({}, locale)
    for (const { key } of FLAG_FACETS) expect(entry[key], key).toEqual(expect.any(Boolean))
    for (const { key } of RANGE_FACETS) expect(entry[key], key).toEqual(expect.any(Number))
  })
})

it("omits invalid metadata instead of the product", () => {
  const { product } = build({
    metadata: { warnings: "none", maker: { name: 5 }, withdrawal_exemption: "often" },
  })
  expect(product).toMatchObject({ warnings: [], maker: null, withdrawal_exemption: null })
})

it("names who is responsible in the European Union for a maker outside of it", () => {
  const responsible = {
    name: "Import Kft.",
    address: "1095 Budapest, Soroksári út 1.",
    email: "eu@import.example",
  }
  const at = {
    id: "m",
    name: "Radionica",
    place: "Zlakusa",
    region: "",
    address: "Zlakusa 1",
    email: "r@z.example",
  }
  const makerOf = (maker: object) => build({ metadata: { maker } }).product.maker
  expect(makerOf({ ...at, seat: "outside_eu", eu_responsible: responsible })).toMatchObject({
    name: "Radionica",
    eu_responsible: responsible,
  })
  expect(makerOf(at)).toMatchObject({ name: "Radionica", eu_responsible: null })
})

describe("the card", () => {
  it("names the cheapest price and says that prices vary", () => {
    const variants = [
      variant("dear", { price: { amount: 2000, reference_amount: 2500, percent: 20 } }),
      variant("cheap", { price: { amount: 900, reference_amount: null, percent: null } }),
      variant("unpriced", { price: null }),
    ]
    const { card, entry } = build({ variants })
    expect(card).toMatchObject({
      price: { amount: 900 },
      price_varies: true,
      on_sale: true,
      only_variant_id: null,
    })
    expect(entry).toMatchObject({ price: 900, on_sale: true })
  })

  it("can be bought from the list if there is nothing to choose", () => {
    expect(build({}).card).toMatchObject({ only_variant_id: "v1", price_varies: false, variant_count: 1 })
  })

  it("has no price when no variant has one", () => {
    const { card, entry } = build({ variants: [variant("v1", { price: null })] })
    expect(card.price).toBeNull()
    expect(entry.price).toBeNull()
  })

  it.each([
    [[0, 0], "out_of_stock", false],
    [[0, 4], "low_stock", true],
    [[4, 5], "in_stock", true],
    [[0, null], "in_stock", true],
  ])("with stocks %j is %s", (stocks, state, inStock) => {
    const { card, entry } = build({ variants: stocks.map((stock, index) => variant(`v${index}`, { stock })) })
    expect(card.stock_state).toBe(state)
    expect(entry.in_stock).toBe(inStock)
  })

  it.each([
    [29.9, true],
    [30, false],
  ])("published %d days ago is new: %s", (days, isNew) => {
    expect(build({ metadata: { first_published_at: daysAgo(days) } }).card.is_new).toBe(isNew)
  })

  it.each([
    ["limited", "Limitált"],
    ["handmade-by-elves", null],
    [undefined, null],
  ])("the owner's label %s is shown as %s", (label, shown) => {
    const { card, product } = build({ metadata: { label } })
    expect([card.label, product.label]).toEqual([shown, shown])
  })
})

describe("how long a document is valid", () => {
  it("ends with the first price list to begin or end", () => {
    const price_changes_at = ["2026-06-20T00:00:00Z", "2026-06-10T00:00:00Z", "2026-05-01T00:00:00Z"]
    expect(build({ price_changes_at }).valid_until).toEqual(new Date("2026-06-10T00:00:00Z"))
  })

  it("ends when a new arrival is no longer new", () => {
    expect(build({ created_at: daysAgo(10) }).valid_until).toEqual(new Date(NOW.getTime() + 20 * DAY_MS))
  })

  it("does not end by itself otherwise", () => {
    expect(build({}).valid_until).toBeNull()
  })
})

it("counts a product in its category and all above it", () => {
  const root = { id: "c1", handle: "keramia", name: inBothLanguages("Kerámia") }
  const leaf = { id: "c2", handle: "bogrek", name: inBothLanguages("Bögrék", "Mugs") }
  const { product, entry } = build({ category_paths: [[root, leaf]] }, "en")
  expect(product.category_path.map(({ handle }) => handle)).toEqual(["keramia", "bogrek"])
  expect(entry.facets.category.map(({ label }) => label)).toEqual(["Kerámia", "Mugs"])
})

import { byLanguage, METADATA_FACETS } from "@porteka/shop"
import { expect, it } from "vitest"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"
import { EMPTY_SHOP_DATA, toMetadata, toShopData, withMaker } from "./shop-data.ts"

const MAKER = {
  id: "kovari",
  name: "Kővári Fazekasműhely",
  place: "Magyarszombatfa",
  region: "orseg",
  address: "9946 Magyarszombatfa, Korongos köz 6.",
  email: "muhely@kovari-fazekas.example",
}
const METADATA = {
  maker: MAKER,
  material: byLanguage((locale) => `Clay ${locale}`),
  dimensions: byLanguage(() => "12 cm"),
  care: byLanguage((locale) => `Wash by hand. ${locale}`),
  warnings: [byLanguage((locale) => `Fragile. ${locale}`), byLanguage((locale) => `Hot. ${locale}`)],
  // Of every facet the form offers the first of its values.
  ...Object.fromEntries(
    METADATA_FACETS.map(({ field, values }) => [field, Object.keys(values ?? {})[0] ?? "other"]),
  ),
  withdrawal_exemption: "custom",
  personalisation: { max_length: 10, characters: "letters" },
  making_days: 5,
}

it("returns its input", () => {
  expect(toMetadata(toShopData(METADATA), "unused")).toEqual(METADATA)
})

it("saves what the read model understands", () => {
  expect(parseProductMetadata(toMetadata(toShopData(METADATA), ""))).toEqual(METADATA)
})

it("removes everything that was emptied", () => {
  const emptied = parseProductMetadata(
    toMetadata(toShopData({ ...METADATA, ...toMetadata(EMPTY_SHOP_DATA, "") }), ""),
  )
  expect(Object.entries(emptied).filter(([, value]) => value)).toEqual([["warnings", []]])
})

it.each([null, undefined, {}, { maker: "x", material: 3, warnings: "no", care: null }])(
  "shows an empty form for %j",
  (metadata) => {
    expect(toShopData(metadata as Record<string, unknown>)).toEqual(EMPTY_SHOP_DATA)
  },
)

it("uses the Hungarian text where there is no English one", () => {
  const data = {
    ...EMPTY_SHOP_DATA,
    material_hu: "Len",
    warnings_hu: "Törékeny.\n\n Forró. ",
    warnings_en: "Fragile.",
  }
  expect(toMetadata(data, "")).toMatchObject({
    material: { hu: "Len", en: "Len" },
    warnings: [
      { hu: "Törékeny.", en: "Fragile." },
      { hu: "Forró.", en: "Forró." },
    ],
  })
})

it("reuses a known maker and adds a new one", () => {
  const chosen = withMaker(EMPTY_SHOP_DATA, MAKER)
  expect(toMetadata(chosen, "other").maker).toEqual(MAKER)
  const own = { ...withMaker(chosen, undefined), maker_name: "Új Műhely" }
  expect(toMetadata(own, "uj-muhely").maker).toMatchObject({ id: "uj-muhely", name: "Új Műhely" })
})

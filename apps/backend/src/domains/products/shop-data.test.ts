import { byLanguage, METADATA_FACETS } from "@porteka/shop"
import { expect, it } from "vitest"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"
import {
  changedMetadata,
  EMPTY_SHOP_DATA,
  missingSafetyDetails,
  toMetadata,
  toShopData,
  withMaker,
} from "./shop-data.ts"

const MAKER = {
  id: "kovari",
  name: "Kővári Fazekasműhely",
  place: "Magyarszombatfa",
  region: "orseg",
  address: "9946 Magyarszombatfa, Korongos köz 6.",
  email: "muhely@kovari-fazekas.example",
}
const RESPONSIBLE = {
  name: "Kéz-Mű Import Kft.",
  address: "1095 Budapest, Soroksári út 1.",
  email: "eu@kezmu.example",
}
const FOREIGN = { ...MAKER, id: "zlakusa", region: "", seat: "outside_eu", eu_responsible: RESPONSIBLE }
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
  label: "limited",
  personalisation: { max_length: 10, characters: "letters" },
  making_days: 5,
  garan: { years: 5, producer: "Kővári Fazekasműhely", model: "K-12" },
}

it("returns its input", () => {
  expect(toMetadata(toShopData(METADATA), "unused")).toEqual(METADATA)
})

it("saves what the read model understands", () => {
  expect(parseProductMetadata(toMetadata(toShopData(METADATA), ""))).toEqual(METADATA)
})

it("keeps who is responsible for products from outside the European Union", () => {
  const metadata = { ...METADATA, maker: FOREIGN }
  expect(toMetadata(toShopData(metadata), "unused")).toEqual(metadata)
  expect(parseProductMetadata(metadata)).toEqual(metadata)
  expect(toMetadata(withMaker(EMPTY_SHOP_DATA, FOREIGN), "unused").maker).toEqual(FOREIGN)
})

it("shows the maker even if the responsible person's details are not whole", () => {
  const maker = { ...FOREIGN, eu_responsible: { ...RESPONSIBLE, email: "" } }
  expect(parseProductMetadata({ maker }).maker).toEqual({ ...FOREIGN, eu_responsible: undefined })
})

it("forgets the responsible person of a maker in the European Union", () => {
  const data = { ...withMaker(EMPTY_SHOP_DATA, FOREIGN), maker_seat: "" }
  expect(toMetadata(data, "").maker).not.toHaveProperty("eu_responsible")
})

it("knows which safety details are missing", () => {
  expect(missingSafetyDetails(withMaker(EMPTY_SHOP_DATA, MAKER))).toEqual({ maker: [], responsible: [] })
  const imported = {
    ...EMPTY_SHOP_DATA,
    maker_name: "Műhely",
    maker_seat: "outside_eu",
    responsible_name: "Kft.",
  }
  expect(missingSafetyDetails(imported)).toEqual({
    maker: ["address", "email"],
    responsible: ["address", "email"],
  })
})

it("saves only what was changed", () => {
  const stored = toShopData(METADATA)
  expect(changedMetadata(stored, stored, "unused")).toEqual({})
  const changed = { ...stored, care_hu: "Kézzel mossa.", maker_place: "Szalafő", label: "" }
  expect(changedMetadata(stored, changed, "unused")).toEqual({
    care: { ...METADATA.care, hu: "Kézzel mossa." },
    maker: { ...MAKER, place: "Szalafő" },
    label: "",
  })
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

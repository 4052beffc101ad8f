/** The fields of the form, as text; the keys of two languages end in `_hu` and `_en`. */
export const EMPTY_SHOP_DATA = {
  maker_id: "",
  maker_name: "",
  maker_place: "",
  maker_region: "",
  maker_address: "",
  maker_email: "",
  material_key: "",
  colour_key: "",
  material_hu: "",
  material_en: "",
  dimensions_hu: "",
  dimensions_en: "",
  care_hu: "",
  care_en: "",
  warnings_hu: "",
  warnings_en: "",
  withdrawal_exemption: "",
}
export type ShopData = typeof EMPTY_SHOP_DATA

/** A workshop as products carry it (`product-metadata.ts`). */
export interface Maker {
  id: string
  name: string
  place: string
  region: string
  address: string
  email: string
}

const MAKER_PARTS = ["id", "name", "place", "region", "address", "email"] as const
const BILINGUAL = ["material", "dimensions", "care"] as const

/** What stands in a product's metadata; parts of another shape are left empty. */
export function toShopData(metadata: Record<string, unknown> | null | undefined): ShopData {
  const source = metadata ?? {}
  const data: Record<string, string> = { ...EMPTY_SHOP_DATA }
  for (const key of ["material_key", "colour_key", "withdrawal_exemption"]) data[key] = textOf(source[key])
  const maker = recordOf(source.maker)
  for (const part of MAKER_PARTS) data[`maker_${part}`] = textOf(maker[part])
  for (const key of BILINGUAL) {
    const texts = recordOf(source[key])
    data[`${key}_hu`] = textOf(texts.hu)
    data[`${key}_en`] = textOf(texts.en)
  }
  const warnings = Array.isArray(source.warnings) ? source.warnings.map(recordOf) : []
  data.warnings_hu = warnings.map((warning) => textOf(warning.hu)).join("\n")
  data.warnings_en = warnings.map((warning) => textOf(warning.en)).join("\n")
  return data as ShopData
}

/** Whom the form's maker fields are filled with when a known one is chosen. */
export function withMaker(data: ShopData, maker: Maker | undefined): ShopData {
  const parts = MAKER_PARTS.map((part) => [`maker_${part}`, maker?.[part] ?? ""])
  return { ...data, ...Object.fromEntries(parts) }
}

/**
 * The metadata to save; Medusa keeps keys that are not sent and takes away those that are sent empty.
 * An English text that is missing is the Hungarian one.
 *
 * @param makerId of a new workshop
 */
export function toMetadata(data: ShopData, makerId: string): Record<string, unknown> {
  const bilingual = (key: (typeof BILINGUAL)[number]) => {
    const hu = data[`${key}_hu`].trim()
    return hu && { hu, en: data[`${key}_en`].trim() || hu }
  }
  const english = linesOf(data.warnings_en)
  const name = data.maker_name.trim()
  return {
    maker: name && {
      id: data.maker_id || makerId,
      name,
      place: data.maker_place.trim(),
      region: data.maker_region,
      address: data.maker_address.trim(),
      email: data.maker_email.trim(),
    },
    material: bilingual("material"),
    dimensions: bilingual("dimensions"),
    care: bilingual("care"),
    warnings: linesOf(data.warnings_hu).map((hu, index) => ({ hu, en: english[index] ?? hu })),
    material_key: data.material_key,
    colour_key: data.colour_key,
    withdrawal_exemption: data.withdrawal_exemption,
  }
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {}

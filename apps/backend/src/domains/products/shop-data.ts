import { byLanguage, DEFAULT_LOCALE, LOCALES, METADATA_FACETS, recordOf } from "@porteka/shop"
import { fieldsOf } from "@porteka/shop/parse-json"

/** Fields with a single value: facet values, why there is no right of withdrawal, the label. */
const FACET_FIELDS = METADATA_FACETS.map(({ field }) => field)
const PLAIN = [...FACET_FIELDS, "withdrawal_exemption", "label"] as const

/** Texts of one line or paragraph. Warnings are several, one per line. */
const TRANSLATED = ["material", "dimensions", "care"] as const

/** `material_hu` */
const emptyTexts = recordOf(
  ([...TRANSLATED, "warnings"] as const).flatMap((field) =>
    LOCALES.map((locale) => `${field}_${locale}` as const),
  ),
  () => "",
)

/** The form's fields as text; keys of translated fields end with the language. */
export const EMPTY_SHOP_DATA = {
  ...recordOf(FACET_FIELDS, () => ""),
  maker_id: "",
  maker_name: "",
  maker_place: "",
  maker_region: "",
  maker_address: "",
  maker_email: "",
  maker_seat: "",
  responsible_name: "",
  responsible_address: "",
  responsible_email: "",
  ...emptyTexts,
  withdrawal_exemption: "",
  label: "",
  personalisation_characters: "",
  personalisation_length: "",
  making_days: "",
  garan_years: "",
  garan_producer: "",
  garan_model: "",
}
export type ShopData = typeof EMPTY_SHOP_DATA

/** A workshop as stored with products (`product-metadata.ts`). */
export interface Maker {
  id: string
  name: string
  place: string
  region: string
  address: string
  email: string
  /** `outside_eu`; absent: in the European Union. */
  seat?: string
  /** Who is responsible for its products in the European Union. */
  eu_responsible?: { name: string; address: string; email: string }
}

const MAKER_PARTS = ["id", "name", "place", "region", "address", "email", "seat"] as const
const RESPONSIBLE_PARTS = ["name", "address", "email"] as const
/** What the law on product safety wants known of the maker, and of the responsible person. */
export type SafetyDetail = (typeof RESPONSIBLE_PARTS)[number]

/** The form's fields of a maker. */
function makerFields(maker: Record<string, unknown>) {
  const responsible = fieldsOf(maker.eu_responsible)
  return Object.fromEntries([
    ...MAKER_PARTS.map((part) => [`maker_${part}`, textOf(maker[part])] as const),
    ...RESPONSIBLE_PARTS.map((part) => [`responsible_${part}`, textOf(responsible[part])] as const),
  ])
}

/** Reads a product's metadata; parts of another shape are left empty. */
export function toShopData(metadata: Record<string, unknown> | null | undefined): ShopData {
  const source = metadata ?? {}
  const data: Record<string, string> = { ...EMPTY_SHOP_DATA }
  for (const key of PLAIN) data[key] = textOf(source[key])
  Object.assign(data, makerFields(fieldsOf(source.maker)))
  const personalisation = fieldsOf(source.personalisation)
  data.personalisation_characters = textOf(personalisation.characters)
  data.personalisation_length = numberText(personalisation.max_length)
  data.making_days = numberText(source.making_days)
  const garan = fieldsOf(source.garan)
  data.garan_years = numberText(garan.years)
  data.garan_producer = textOf(garan.producer)
  data.garan_model = textOf(garan.model)
  const warnings = Array.isArray(source.warnings) ? source.warnings.map(fieldsOf) : []
  for (const locale of LOCALES) {
    for (const key of TRANSLATED) data[`${key}_${locale}`] = textOf(fieldsOf(source[key])[locale])
    data[`warnings_${locale}`] = warnings.map((warning) => textOf(warning[locale])).join("\n")
  }
  return data as ShopData
}

/** The values of the maker fields when a known maker is chosen. */
export function withMaker(data: ShopData, maker: Maker | undefined): ShopData {
  return { ...data, ...makerFields(fieldsOf(maker)) }
}

/** Details that are missing, of the maker and of the person responsible for a maker outside the European Union. */
export function missingSafetyDetails(data: ShopData): Record<"maker" | "responsible", SafetyDetail[]> {
  const missing = (of: "maker" | "responsible") =>
    RESPONSIBLE_PARTS.filter((part) => data[`${of}_${part}`].trim() === "")
  return { maker: missing("maker"), responsible: data.maker_seat ? missing("responsible") : [] }
}

/**
 * The metadata to save; Medusa keeps keys that are not sent and removes those sent empty. A missing translation
 * falls back to the default language.
 * @param makerId of a new workshop
 */
export function toMetadata(data: ShopData, makerId: string): Record<string, unknown> {
  const translated = (key: (typeof TRANSLATED)[number]) => {
    const base = data[`${key}_${DEFAULT_LOCALE}`].trim()
    return base && byLanguage((locale) => data[`${key}_${locale}`].trim() || base)
  }
  const warnings = byLanguage((locale) => linesOf(data[`warnings_${locale}`]))
  const name = data.maker_name.trim()
  return {
    maker: name && {
      id: data.maker_id || makerId,
      name,
      place: data.maker_place.trim(),
      region: data.maker_region,
      address: data.maker_address.trim(),
      email: data.maker_email.trim(),
      ...(data.maker_seat && {
        seat: data.maker_seat,
        eu_responsible: {
          name: data.responsible_name.trim(),
          address: data.responsible_address.trim(),
          email: data.responsible_email.trim(),
        },
      }),
    },
    ...Object.fromEntries(TRANSLATED.map((key) => [key, translated(key)])),
    warnings: warnings[DEFAULT_LOCALE].map((base, index) =>
      byLanguage((locale) => warnings[locale][index] ?? base),
    ),
    ...Object.fromEntries(PLAIN.map((key) => [key, data[key]])),
    personalisation: data.personalisation_characters && {
      max_length: Number(data.personalisation_length),
      characters: data.personalisation_characters,
    },
    making_days: data.making_days.trim() && Number(data.making_days),
    garan: data.garan_years.trim() && {
      years: Number(data.garan_years),
      producer: data.garan_producer.trim(),
      model: data.garan_model.trim(),
    },
  }
}

/** Of `toMetadata` only what differs from what is stored, because others may have changed the rest meanwhile. */
export function changedMetadata(stored: ShopData, data: ShopData, makerId: string): Record<string, unknown> {
  const before = toMetadata(stored, makerId)
  const isChanged = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[key])
  return Object.fromEntries(Object.entries(toMetadata(data, makerId)).filter(isChanged))
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

const numberText = (value: unknown) => (typeof value === "number" ? String(value) : "")

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

import { METADATA_FACETS } from "@porteka/shop"
import {
  byStaffLanguage,
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  type Locale,
  textsForStaff,
} from "@porteka/shop/languages"
import { languageName, type Words } from "../../../staff-language/staff-language.ts"
import { EMPTY_SHOP_DATA, type ShopData } from "../shop-data.ts"

/** The number of options per product that the table supports. */
const MOST_OPTIONS = 3
export const OPTION_NUMBERS = Array.from({ length: MOST_OPTIONS }, (_, index) => index + 1)

/** A variant with its product, every cell as text; the keys are those of `COLUMNS`. */
export type ProductRow = Record<string, string>

/** Normalizes a text, because a spreadsheet changes line ends and removes surrounding spaces. */
export const tidyCell = (text: string): string => text.trim().replace(/\r\n?/g, "\n")

export interface Column {
  key: string
  /** Column header; written in the language of the download, and read in any. */
  label: Words
  /** Headers of tables that were downloaded from earlier versions. */
  formerLabels?: readonly string[]
  /** A product column: the same in each row of the product. */
  isOfProduct: boolean
}

/** The languages, default first. */
const LANGUAGE_ORDER: readonly Locale[] = [
  DEFAULT_LOCALE,
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
]

const words = (hu: string, en: string): Words => textsForStaff({ hu, en })
const ofProduct = (key: string, hu: string, en: string): Column => ({
  key,
  label: words(hu, en),
  isOfProduct: true,
})
const ofVariant = (key: string, hu: string, en: string): Column => ({
  key,
  label: words(hu, en),
  isOfProduct: false,
})

const inEachLanguage = ({ key, label, isOfProduct }: Column): Column[] =>
  LANGUAGE_ORDER.map((locale) => ({
    key: `${key}_${locale}`,
    label: byStaffLanguage((reader) => `${label[reader]} (${languageName(locale, reader)})`),
    formerLabels: Object.values(label).map((name) => `${name} (${LANGUAGES[locale].name})`),
    isOfProduct,
  }))

/** Product texts stored in the translation module. */
export const PRODUCT_TEXTS = ["title", "subtitle", "description"] as const

const MAKER: readonly Column[] = [
  ofProduct("maker_id", "Készítő azonosítója", "Maker's id"),
  ofProduct("maker_name", "Készítő neve", "Maker's name"),
  ofProduct("maker_place", "Készítő települése", "Maker's town"),
  ofProduct("maker_region", "Készítő tájegysége", "Maker's region"),
  ofProduct("maker_address", "Készítő címe", "Maker's address"),
  ofProduct("maker_email", "Készítő e-mail-címe", "Maker's e-mail"),
  ofProduct("maker_seat", "Készítő székhelye", "Maker's seat"),
  ofProduct("responsible_name", "EU-s felelős személy neve", "EU responsible person's name"),
  ofProduct("responsible_address", "EU-s felelős személy címe", "EU responsible person's address"),
  ofProduct("responsible_email", "EU-s felelős személy e-mail-címe", "EU responsible person's e-mail"),
]

const FACETS: readonly Column[] = METADATA_FACETS.map(({ field, label }) =>
  ofProduct(field, `${label.hu} (szűrő)`, `${label.en} (filter)`),
)

/** Only read: a price or stock that is still the one in this column was not changed in the table. */
export const AT_DOWNLOAD = { price: "price_at_download", stock: "stock_at_download" } as const

/** All columns of the table, in order. */
export const COLUMNS: readonly Column[] = [
  ofProduct("handle", "Azonosító a webcímben", "Handle"),
  ofProduct("status", "Állapot", "Status"),
  ...inEachLanguage(ofProduct("title", "Név", "Name")),
  ...inEachLanguage(ofProduct("subtitle", "Alcím", "Subtitle")),
  ...inEachLanguage(ofProduct("description", "Leírás", "Description")),
  ofProduct("categories", "Kategóriák", "Categories"),
  ofProduct("collection", "Kollekció", "Collection"),
  ofVariant("sku", "Cikkszám", "SKU"),
  ...OPTION_NUMBERS.flatMap((number) => [
    ...inEachLanguage(ofVariant(`option_${number}`, `${number}. opció`, `Option ${number}`)),
    ...inEachLanguage(ofVariant(`value_${number}`, `${number}. opció értéke`, `Value of option ${number}`)),
  ]),
  ofVariant("price", "Bruttó ár (Ft)", "Gross price (Ft)"),
  ofVariant(AT_DOWNLOAD.price, "Bruttó ár letöltéskor (Ft)", "Gross price at download (Ft)"),
  ofVariant("stock", "Készlet (db)", "Stock (pcs)"),
  ofVariant(AT_DOWNLOAD.stock, "Készlet letöltéskor (db)", "Stock at download (pcs)"),
  ofVariant("weight", "Tömeg (g)", "Weight (g)"),
  ofVariant("content", "Kiszerelés", "Contents"),
  ofProduct("pictures", "Képek", "Pictures"),
  ...MAKER,
  ...FACETS,
  ...inEachLanguage(ofProduct("material", "Anyag", "Material")),
  ...inEachLanguage(ofProduct("dimensions", "Méret", "Size")),
  ...inEachLanguage(ofProduct("care", "Kezelés", "Care")),
  ...inEachLanguage(ofProduct("warnings", "Figyelmeztetések", "Warnings")),
  ofProduct("label", "Címke", "Label"),
  ofProduct("withdrawal_exemption", "Elállás kizárása", "Exempt from withdrawal"),
  ofProduct("personalisation_characters", "Felirat jelei", "Characters of the inscription"),
  ofProduct("personalisation_length", "Felirat leghosszabb", "Longest inscription"),
  ofProduct("making_days", "Elkészítés (munkanap)", "Making (working days)"),
  ofProduct("garan_years", "GARAN: gyártói jótállás (év)", "GARAN: producer's guarantee (years)"),
  ofProduct("garan_producer", "GARAN: gyártó", "GARAN: producer"),
  ofProduct("garan_model", "GARAN: típus", "GARAN: model"),
]

/** The columns of a product's own data (maker, material, facets …). */
export const SHOP_DATA_KEYS = COLUMNS.map(({ key }) => key).filter((key): key is keyof ShopData =>
  Object.hasOwn(EMPTY_SHOP_DATA, key),
)

/** Separates several values in a cell. */
export const LIST_SEPARATOR = " | "
export const splitList = (cell: string) =>
  cell
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean)

/** A product's status in the table. */
export const STATUS_WORDS: Record<string, Words> = {
  published: words("közzétéve", "published"),
  draft: words("vázlat", "draft"),
  proposed: words("javasolt", "proposed"),
  rejected: words("elutasítva", "rejected"),
}

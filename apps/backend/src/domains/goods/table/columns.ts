import { METADATA_FACETS } from "@porteka/shop"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"
import { EMPTY_SHOP_DATA, type ShopData } from "../shop-data.ts"

/** How many options of a product the table has room for. */
const MOST_OPTIONS = 3
export const OPTION_NUMBERS = Array.from({ length: MOST_OPTIONS }, (_, index) => index + 1)

/** A variant with its product, every cell as text; the keys are those of `COLUMNS`. */
export type GoodsRow = Record<string, string>

/** What the shop has, as far as a table can refer to it. */
export interface KnownGoods {
  rows: readonly GoodsRow[]
  categories: ReadonlySet<string>
  /** Handles of categories by name, as `indexCategories` makes them. */
  categoryNames: ReadonlyMap<string, string>
  collections: ReadonlySet<string>
}

export interface Column {
  key: string
  label: string
  /** Of the product: the same in each row of it. */
  isOfProduct: boolean
}

/** The languages with the shop's own one first. */
const LANGUAGE_ORDER: readonly Locale[] = [
  DEFAULT_LOCALE,
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
]

const inEachLanguage = (key: string, label: string, isOfProduct: boolean): Column[] =>
  LANGUAGE_ORDER.map((locale) => ({
    key: `${key}_${locale}`,
    label: `${label} (${LANGUAGES[locale].name})`,
    isOfProduct,
  }))

const ofProduct = (key: string, label: string): Column => ({ key, label, isOfProduct: true })
const ofVariant = (key: string, label: string): Column => ({ key, label, isOfProduct: false })

/** The texts that the translation module keeps of a product. */
export const PRODUCT_TEXTS = ["title", "subtitle", "description"] as const

const MAKER: Record<string, string> = {
  maker_id: "Készítő azonosítója",
  maker_name: "Készítő neve",
  maker_place: "Készítő települése",
  maker_region: "Készítő tájegysége",
  maker_address: "Készítő címe",
  maker_email: "Készítő e-mail-címe",
}

const FACETS = Object.fromEntries(
  METADATA_FACETS.map(({ field, label }) => [field, `${label[DEFAULT_LOCALE]} (szűrő)`]),
)

/** Everything the table knows of goods, in its order. */
export const COLUMNS: readonly Column[] = [
  ofProduct("handle", "Azonosító a webcímben"),
  ofProduct("status", "Állapot"),
  ...inEachLanguage("title", "Név", true),
  ...inEachLanguage("subtitle", "Alcím", true),
  ...inEachLanguage("description", "Leírás", true),
  ofProduct("categories", "Kategóriák"),
  ofProduct("collection", "Kollekció"),
  ofVariant("sku", "Cikkszám"),
  ...OPTION_NUMBERS.flatMap((number) => [
    ...inEachLanguage(`option_${number}`, `${number}. opció`, false),
    ...inEachLanguage(`value_${number}`, `${number}. opció értéke`, false),
  ]),
  ofVariant("price", "Bruttó ár (Ft)"),
  ofVariant("stock", "Készlet (db)"),
  ofVariant("weight", "Tömeg (g)"),
  ofVariant("content", "Kiszerelés"),
  ofProduct("pictures", "Képek"),
  ...Object.entries({ ...MAKER, ...FACETS }).map(([key, label]) => ofProduct(key, label)),
  ...inEachLanguage("material", "Anyag", true),
  ...inEachLanguage("dimensions", "Méret", true),
  ...inEachLanguage("care", "Kezelés", true),
  ...inEachLanguage("warnings", "Figyelmeztetések", true),
  ofProduct("withdrawal_exemption", "Elállás kizárása"),
  ofProduct("personalisation_characters", "Felirat jelei"),
  ofProduct("personalisation_length", "Felirat leghosszabb"),
  ofProduct("making_days", "Elkészítés (munkanap)"),
]

/** The columns of a product's own data (workshop, material, filters …). */
export const SHOP_DATA_KEYS = COLUMNS.map(({ key }) => key).filter(
  (key): key is keyof ShopData => key in EMPTY_SHOP_DATA,
)

/** Several values in a cell. */
export const LIST_SEPARATOR = " | "
export const splitList = (cell: string) =>
  cell
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean)

/** How the table says a product's status. */
export const STATUS_WORDS: Record<string, string> = {
  published: "közzétéve",
  draft: "vázlat",
  proposed: "javasolt",
  rejected: "elutasítva",
}

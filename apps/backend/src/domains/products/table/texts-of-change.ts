import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"
import { OPTION_NUMBERS, PRODUCT_TEXTS } from "./columns.ts"
import type { ProductChange } from "./plan-import.ts"
import type { KnownRow } from "./read-products.ts"

/** A translation that a table contains. */
interface TranslatedText {
  reference: string
  reference_id: string
  locale_code: string
  translations: Record<string, string>
}

/** A variant with its product, as far as texts belong to them. */
export interface TextOwner {
  sku: string
  product: { id: string; options: readonly { id: string }[] }
  variant: { id: string; options: readonly { id: string; option_id: string }[] }
}

export const toTextOwner = ({ product, variant, row }: KnownRow): TextOwner => ({
  sku: row.sku ?? "",
  product: { id: product.id, options: product.options.map(({ id }) => ({ id })) },
  variant: { id: variant.id, options: variant.options.map(({ id, option_id }) => ({ id, option_id })) },
})

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const keysOf = (part: "option" | "value", locale: Locale) =>
  OPTION_NUMBERS.map((number) => `${part}_${number}_${locale}`)
const PRODUCT_KEYS = OTHERS.flatMap((locale) => PRODUCT_TEXTS.map((field) => `${field}_${locale}`))
const OPTION_KEYS = OTHERS.flatMap((locale) => [...keysOf("option", locale), ...keysOf("value", locale)])

/** Whether a change contains texts of its options in other languages. */
export const hasOptionTexts = ({ changed, added }: ProductChange): boolean =>
  [...changed, ...added].some(({ cells }) => OPTION_KEYS.some((key) => cells[key]))

/** Whether a change contains any text in another language. */
export const hasTexts = (change: ProductChange): boolean =>
  PRODUCT_KEYS.some((key) => change.cells[key]) || hasOptionTexts(change)

/** The translations in a change; empty cells are none. @param owners the variants of its product */
export const textsOfChange = (change: ProductChange, owners: readonly TextOwner[]): TranslatedText[] =>
  OTHERS.flatMap((locale) => textsIn(change, owners, locale))

function textsIn(
  { cells, changed, added }: ProductChange,
  owners: readonly TextOwner[],
  locale: Locale,
): TranslatedText[] {
  const product = owners[0]?.product
  if (!product) return []
  const place = (
    reference: string,
    id: string,
    written: [string, string | undefined][],
  ): TranslatedText[] => {
    const given = written.filter((one): one is [string, string] => Boolean(one[1]))
    if (given.length === 0) return []
    const translations = Object.fromEntries(given)
    return [{ reference, reference_id: id, locale_code: LANGUAGES[locale].tag, translations }]
  }
  const ofProduct = place(
    "product",
    product.id,
    PRODUCT_TEXTS.map((field) => [field, cells[`${field}_${locale}`]]),
  )
  const variants = [...changed, ...added]
  const ofVariants = variants.flatMap(({ sku, cells: given }) => {
    const variant = owners.find((owner) => owner.sku === sku)?.variant
    const values = OPTION_NUMBERS.map((number) => given[`value_${number}_${locale}`]).filter(Boolean)
    const isWhole = values.length === product.options.length
    return variant && isWhole ? place("product_variant", variant.id, [["title", values.join(" / ")]]) : []
  })
  const ofOptions = variants.flatMap(({ sku, cells: given }) => {
    const variant = owners.find((owner) => owner.sku === sku)?.variant
    return OPTION_NUMBERS.flatMap((number) => {
      const option = product.options[number - 1]
      const value = variant?.options.find(({ option_id: id }) => id === option?.id)
      return [
        ...(option
          ? place("product_option", option.id, [["title", given[`option_${number}_${locale}`]]])
          : []),
        ...(value
          ? place("product_option_value", value.id, [["value", given[`value_${number}_${locale}`]]])
          : []),
      ]
    })
  })
  // Several variants share the text of one option.
  const byRecord = new Map(
    [...ofProduct, ...ofVariants, ...ofOptions].map((text) => [text.reference_id, text]),
  )
  return [...byRecord.values()]
}

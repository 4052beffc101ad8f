import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createTranslationsWorkflow, updateTranslationsWorkflow } from "@medusajs/medusa/core-flows"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"
import { OPTION_NUMBERS, PRODUCT_TEXTS } from "./columns.ts"
import type { ProductChange } from "./plan-import.ts"
import type { KnownRow } from "./read-products.ts"

interface Text {
  reference: string
  reference_id: string
  locale_code: string
  translations: Record<string, string>
}

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** Saves the translations in the table; empty cells change nothing. */
export async function writeTexts(
  container: MedusaContainer,
  change: ProductChange,
  after: readonly KnownRow[],
): Promise<void> {
  const texts = OTHERS.flatMap((locale) => textsOf(change, after, locale))
  if (texts.length === 0) return
  const existing = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations({ reference_id: texts.map(({ reference_id: id }) => id) }, { take: null })
  const findKnown = (text: Text) =>
    existing.find((one) => one.reference_id === text.reference_id && one.locale_code === text.locale_code)
  const updates = texts.flatMap((text) => {
    const known = findKnown(text)
    return known ? [{ id: known.id, translations: { ...known.translations, ...text.translations } }] : []
  })
  const added = texts.filter((text) => !findKnown(text))
  if (updates.length > 0)
    await updateTranslationsWorkflow(container).run({ input: { translations: updates } })
  if (added.length > 0) await createTranslationsWorkflow(container).run({ input: { translations: added } })
}

function textsOf(
  { cells, changed, added }: ProductChange,
  after: readonly KnownRow[],
  locale: Locale,
): Text[] {
  const product = after[0]?.product
  if (!product) return []
  const place = (reference: string, id: string, written: [string, string | undefined][]): Text[] => {
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
    const variant = after.find(({ row }) => row.sku === sku)?.variant
    const values = OPTION_NUMBERS.map((number) => given[`value_${number}_${locale}`]).filter(Boolean)
    const isWhole = values.length === product.options.length
    return variant && isWhole ? place("product_variant", variant.id, [["title", values.join(" / ")]]) : []
  })
  const ofOptions = variants.flatMap(({ sku, cells: given }) => {
    const variant = after.find(({ row }) => row.sku === sku)?.variant
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

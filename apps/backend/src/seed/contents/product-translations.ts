import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE, type NewProduct, type ShopContents } from "@porteka/shop"
import { readRecords } from "../../records/read-records.ts"
import type { SeedStep } from "../seed-step.ts"
import { type Translation, translationsOf, writeTranslations } from "../translations.ts"
import { categoryIds, collectionIds } from "./catalogue-groups.ts"
import { optionsOf, variantTitle } from "./to-product.ts"

/** Names and texts of products, categories and collections in the other languages. */
export const productTranslations = (contents: ShopContents): SeedStep => ({
  what: "translations",
  units: 4,
  async run(container) {
    await writeTranslations(container, [
      ...(await groupTexts(container, contents)),
      ...(await productTexts(container, contents.products)),
    ])
  },
})

async function groupTexts(
  container: MedusaContainer,
  { categories, collections }: ShopContents,
): Promise<Translation[]> {
  const categoriesByHandle = await categoryIds(container)
  const collectionsByHandle = await collectionIds(container)
  return [
    ...categories.flatMap(({ handle, name, description }) =>
      translationsOf("product_category", categoriesByHandle.get(handle), {
        name,
        description,
      }),
    ),
    ...collections.flatMap(({ handle, name }) =>
      translationsOf("product_collection", collectionsByHandle.get(handle), { title: name }),
    ),
  ]
}

interface ProductRecord {
  id: string
  handle: string
  options: { id: string; title: string; values: { id: string; value: string }[] }[]
  variants: { id: string; sku: string | null }[]
}

async function productTexts(
  container: MedusaContainer,
  products: readonly NewProduct[],
): Promise<Translation[]> {
  const records = await readRecords<ProductRecord>(container, {
    entity: "product",
    fields: [
      "id",
      "handle",
      "options.id",
      "options.title",
      "options.values.id",
      "options.values.value",
      "variants.id",
      "variants.sku",
    ],
    filters: { handle: products.map(({ handle }) => handle) },
  })
  const seeds = new Map(products.map((product) => [product.handle, product]))
  return records.flatMap((record) => {
    const seed = seeds.get(record.handle)
    return seed
      ? [...ownTexts(record, seed), ...optionTexts(record, seed), ...variantTexts(record, seed)]
      : []
  })
}

function ownTexts({ id }: ProductRecord, { title, subtitle, description }: NewProduct): Translation[] {
  return translationsOf("product", id, { title, subtitle, description })
}

function optionTexts(record: ProductRecord, seed: NewProduct): Translation[] {
  return record.options.flatMap(({ id, title, values }) => {
    const option = optionsOf(seed).find((candidate) => candidate.title[DEFAULT_LOCALE] === title)
    if (!option) return []
    const valueTexts = values.flatMap(({ id: valueId, value }) => {
      const text = option.values.find((candidate) => candidate[DEFAULT_LOCALE] === value)
      return text ? translationsOf("product_option_value", valueId, { value: text }) : []
    })
    return [...translationsOf("product_option", id, { title: option.title }), ...valueTexts]
  })
}

function variantTexts({ variants }: ProductRecord, seed: NewProduct): Translation[] {
  return variants.flatMap(({ id, sku }) => {
    const variant = seed.variants.find((candidate) => candidate.sku === sku)
    return variant ? translationsOf("product_variant", id, { title: variantTitle(seed, variant) }) : []
  })
}

import type { CreateTranslationDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createTranslationsWorkflow } from "@medusajs/medusa/core-flows"
import { shop } from "@porteka/shop"
import { readRecords } from "../../records/read-records.ts"
import { categories, collections, products } from "../catalogue/index.ts"
import type { SeedProduct } from "../catalogue/types.ts"
import { deliveryOptions } from "../delivery-options.ts"
import type { SeedStep } from "../seed-step.ts"
import { categoryIds, collectionIds } from "./catalogue-groups.ts"
import { optionsOf, variantTitle } from "./to-product.ts"

const ENGLISH = "en-US"

type Text = Omit<CreateTranslationDTO, "locale_code">

/** The records' own texts are Hungarian; English is kept by the translation module. */
export const englishTexts: SeedStep = {
  what: "English texts",
  units: 4,
  async run(container) {
    const texts = [
      ...(await groupTexts(container)),
      ...(await deliveryTexts(container)),
      ...(await productTexts(container)),
    ]
    const missing = await withoutTranslated(container, texts)
    if (missing.length === 0) return
    await createTranslationsWorkflow(container).run({
      input: { translations: missing.map((text) => ({ ...text, locale_code: ENGLISH })) },
    })
  },
}

async function withoutTranslated(container: MedusaContainer, texts: Text[]): Promise<Text[]> {
  const existing = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations(
      { locale_code: ENGLISH, reference_id: texts.map(({ reference_id: id }) => id) },
      { select: ["id", "reference_id"], take: texts.length },
    )
  const translated = new Set(existing.map(({ reference_id: id }) => id))
  return texts.filter(({ reference_id: id }) => !translated.has(id))
}

async function groupTexts(container: MedusaContainer): Promise<Text[]> {
  const categoriesByHandle = await categoryIds(container)
  const collectionsByHandle = await collectionIds(container)
  return [
    ...categories.flatMap(({ handle, name, description }) =>
      toText("product_category", categoriesByHandle.get(handle), {
        name: name.en,
        description: description.en,
      }),
    ),
    ...collections.flatMap(({ handle, name }) =>
      toText("product_collection", collectionsByHandle.get(handle), { title: name.en }),
    ),
  ]
}

async function deliveryTexts(container: MedusaContainer): Promise<Text[]> {
  const options = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({}, { relations: ["type"] })
  const regions = await container.resolve(Modules.REGION).listRegions({ name: shop.country.name.hu })
  const optionTexts = options.flatMap(({ id, type }) => {
    const seed = deliveryOptions.find(({ code }) => code === type.code)
    if (!seed) return []
    return [
      ...toText("shipping_option", id, { name: seed.name.en }),
      ...toText("shipping_option_type", type.id, { label: seed.name.en, description: seed.description.en }),
    ]
  })
  return [
    ...optionTexts,
    ...regions.flatMap(({ id }) => toText("region", id, { name: shop.country.name.en })),
  ]
}

interface ProductRecord {
  id: string
  handle: string
  options: { id: string; title: string; values: { id: string; value: string }[] }[]
  variants: { id: string; sku: string | null }[]
}

async function productTexts(container: MedusaContainer): Promise<Text[]> {
  const records = await readRecords<ProductRecord>(container, {
    entity: "product",
    fields: [
      ...["id", "handle", "options.id", "options.title", "options.values.id", "options.values.value"],
      ...["variants.id", "variants.sku"],
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

function ownTexts({ id }: ProductRecord, { title, subtitle, description }: SeedProduct): Text[] {
  return toText("product", id, { title: title.en, subtitle: subtitle.en, description: description.en })
}

function optionTexts(record: ProductRecord, seed: SeedProduct): Text[] {
  return record.options.flatMap(({ id, title, values }) => {
    const option = optionsOf(seed).find((candidate) => candidate.title.hu === title)
    if (!option) return []
    const valueTexts = values.flatMap(({ id: valueId, value }) => {
      const text = option.values.find(({ hu }) => hu === value)
      return text ? toText("product_option_value", valueId, { value: text.en }) : []
    })
    return [...toText("product_option", id, { title: option.title.en }), ...valueTexts]
  })
}

function variantTexts({ variants }: ProductRecord, seed: SeedProduct): Text[] {
  return variants.flatMap(({ id, sku }) => {
    const variant = seed.variants.find((candidate) => candidate.sku === sku)
    return variant ? toText("product_variant", id, { title: variantTitle(seed, variant).en }) : []
  })
}

function toText(reference: string, id: string | undefined, translations: Record<string, string>): Text[] {
  return id ? [{ reference, reference_id: id, translations }] : []
}

import {
  byLanguage,
  DEFAULT_LOCALE,
  type Locale,
  type NewProduct,
  type ProductText,
  type ShopContents,
} from "@porteka/shop"
import { fieldsOf } from "@porteka/shop/parse-json"
import { toProduct, variantTitle } from "../../../../seed/contents/to-product.ts"
import { readContents } from "../../../../seed/read-contents.ts"
import { buildDocument } from "../../document/build-document.ts"
import type { LocalizedText, SourceProduct, SourceReference } from "../../document/source-product.ts"
import { stockState } from "../../document/stock-state.ts"
import type { ListPage } from "../../list-index/list-entry.ts"
import { ListIndex } from "../../list-index/list-index.ts"

/** Relative to the repository's root, where tests run. */
const DEMO = "demo"
const NOW = new Date("2026-11-01T12:00:00Z")
const LOW_STOCK_BELOW = 5
const MANY = 100

/** The demo products in the index that the back end searches, without a database. */
async function makeIndex(locale: Locale): Promise<ListIndex> {
  return indexOf(await readContents(DEMO), locale)
}

/** The same products, of a shop that has translated none of its texts. */
export async function untranslatedIndex(): Promise<ListIndex> {
  const inDefault = (_key: string, value: unknown) => {
    const text = fieldsOf(value)[DEFAULT_LOCALE]
    return text === undefined ? value : { [DEFAULT_LOCALE]: text }
  }
  return indexOf(JSON.parse(JSON.stringify(await readContents(DEMO)), inDefault), DEFAULT_LOCALE)
}

function indexOf(contents: ShopContents, locale: Locale): ListIndex {
  const index = new ListIndex(locale)
  index.collect(
    contents.products.map((product) => buildDocument(toSource(product, contents), locale, NOW).entry),
  )
  Array.from(index.sortCollected())
  return index
}

const indexes = new Map<Locale, Promise<ListIndex>>()

/** One for all tests: none changes it. */
export function demoIndex(locale: Locale): Promise<ListIndex> {
  const index = indexes.get(locale) ?? makeIndex(locale)
  indexes.set(locale, index)
  return index
}

const answers = new WeakMap<ListIndex, Map<string, ListPage>>()

/** Several tests look at the answers to the same two thousand queries. */
export function search(index: ListIndex, q: string): ListPage {
  const known = answers.get(index) ?? new Map<string, ListPage>()
  answers.set(index, known)
  const answer = known.get(q) ?? index.page({ q, facets: {} }, "relevance", 0, MANY)
  known.set(q, answer)
  return answer
}

/** The data that the read model would read of a product created by the seed; ids are handles. */
function toSource(product: NewProduct, { categories, collections, makers }: ShopContents): SourceProduct {
  const names = (all: readonly { handle: string }[]) => new Map(all.map(({ handle }) => [handle, handle]))
  const seeded = toProduct(product, {
    categories: names(categories),
    collections: names(collections),
    tags: names(collections),
    makers: new Map(makers.map((maker) => [maker.id, maker])),
    salesChannelId: "",
    shippingProfileId: "",
    currencyCode: "huf",
    now: NOW,
  })
  return {
    id: product.handle,
    handle: product.handle,
    title: inEveryLanguage(product.title),
    subtitle: inEveryLanguage(product.subtitle),
    description: inEveryLanguage(product.description),
    metadata: seeded.metadata,
    weight_grams: null,
    rating: null,
    pictures: [],
    category_paths: [pathOf(categories, product.category)],
    collections: product.collections.map((handle) => reference(collections, handle)),
    options: product.options.map(({ title, values }) => ({
      id: title.hu,
      title: inEveryLanguage(title),
      values: values.map((value) => ({ id: value.hu, value: inEveryLanguage(value) })),
    })),
    variants: product.variants.map((variant) => ({
      id: variant.sku,
      title: inEveryLanguage(variantTitle(product, variant)),
      sku: variant.sku,
      metadata: null,
      option_value_ids: {},
      price: {
        amount: variant.sale_price ?? variant.price,
        reference_amount: variant.sale_price ? variant.price : null,
        percent: null,
      },
      stock: variant.stock,
      stock_state: stockState(variant.stock, LOW_STOCK_BELOW),
      picture: null,
    })),
    sold: 0,
    created_at: NOW.toISOString(),
    updated_at: NOW.toISOString(),
    price_changes_at: [],
  }
}

function pathOf(categories: ShopContents["categories"], handle: string): SourceReference[] {
  const category = categories.find((one) => one.handle === handle)
  return [...(category?.parent ? pathOf(categories, category.parent) : []), reference(categories, handle)]
}

function reference(all: readonly { handle: string; name: ProductText }[], handle: string): SourceReference {
  const found = all.find((one) => one.handle === handle)
  if (!found) throw new Error(`The demo has no "${handle}".`)
  return { id: handle, handle, name: inEveryLanguage(found.name) }
}

function inEveryLanguage(text: ProductText): LocalizedText {
  return byLanguage((locale) => text[locale] ?? text[DEFAULT_LOCALE])
}

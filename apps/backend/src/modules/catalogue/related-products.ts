import type { CatalogueProduct, CatalogueTag } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import type { ListIndex } from "./list-index/list-index.ts"
import type CatalogueModuleService from "./service.ts"

/** The number of related products. */
interface RowSizes {
  related: number
  boughtTogether: number
}

/**
 * The stored document as `CatalogueProductAnswer` JSON; null if there is no such product.
 * @throws ReadModelGapError if it is only missing in the read model
 */
export async function productAnswerJson(
  catalogue: CatalogueModuleService,
  locale: Locale,
  handle: string,
  wanted: RowSizes,
): Promise<string | null> {
  const stored = await findStored(catalogue, locale, handle)
  if (stored === null) return null
  const { product }: { product: CatalogueProduct } = JSON.parse(stored)
  const together =
    wanted.boughtTogether === 0 ? [] : await catalogue.boughtTogetherWith(product.id, wanted.boughtTogether)
  const [bought, related] = await Promise.all([
    pickCards(catalogue, locale, together.length, () => ({ ids: together, tag: null })),
    pickCards(catalogue, locale, wanted.related, (index) =>
      relatedTo(product, wanted.related, index, together),
    ),
  ])
  const rows = `"related":${related.cards},"related_tag":${JSON.stringify(related.tag)},"bought_together":${bought.cards}`
  return `${stored.slice(0, -1)},${rows}}`
}

/** The chosen cards as JSON; without a choice there is no query. */
async function pickCards(
  catalogue: CatalogueModuleService,
  locale: Locale,
  count: number,
  choose: (index: ListIndex) => RelatedSelection,
): Promise<{ cards: string; tag: CatalogueTag | null }> {
  if (count === 0) return { cards: "[]", tag: null }
  const { choice, cards } = await catalogue.pick(locale, choose)
  return { cards: `[${cards.join(",")}]`, tag: choice.tag }
}

async function findStored(catalogue: CatalogueModuleService, locale: Locale, handle: string) {
  const stored = await catalogue.findProductJson(locale, handle)
  if (stored !== null) return stored
  await catalogue.requireNoGap(locale, handle)
  // Again: the gap may have been filled between the two queries.
  return catalogue.findProductJson(locale, handle)
}

interface RelatedSelection {
  ids: string[]
  /** Null for a product without category and collection. */
  tag: CatalogueTag | null
}

/**
 * The newest products of the narrowest category, then of wider ones until there are enough; of the first
 * collection if the product has no category. Products shown already are omitted. The tag is that of the widest
 * one used, which covers the others.
 */
function relatedTo(
  product: CatalogueProduct,
  count: number,
  index: ListIndex,
  shownAlready: readonly string[],
): RelatedSelection {
  const found = new Set<string>()
  let tag: CatalogueTag | null = null
  for (const { kind, handle } of groupsOf(product)) {
    tag = `${kind}:${handle}`
    for (const id of index.newestOf(kind, handle, count + 1 + shownAlready.length))
      if (id !== product.id && !shownAlready.includes(id)) found.add(id)
    if (found.size >= count) break
  }
  return { ids: [...found].slice(0, count), tag }
}

function groupsOf({ category_path, collections }: CatalogueProduct) {
  const inCategories = category_path.length > 0
  return inCategories
    ? category_path.toReversed().map(({ handle }) => ({ kind: "category", handle }) as const)
    : collections.slice(0, 1).map(({ handle }) => ({ kind: "collection", handle }) as const)
}

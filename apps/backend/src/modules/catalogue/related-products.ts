import type { CatalogueProduct, CatalogueTag } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import type { ListIndex } from "./list-index/list-index.ts"
import type CatalogueModuleService from "./service.ts"

/**
 * `CatalogueProductAnswer` as JSON, of the stored document; null when there is no such product.
 * @throws ReadModelGapError when it is only not in the read model
 */
export async function productAnswerJson(
  catalogue: CatalogueModuleService,
  locale: Locale,
  handle: string,
  relatedCount: number,
): Promise<string | null> {
  const stored = await findStored(catalogue, locale, handle)
  if (stored === null) return null
  const { product }: { product: CatalogueProduct } = JSON.parse(stored)
  if (relatedCount === 0) return `${stored.slice(0, -1)},"related":[],"related_tag":null}`
  const { choice, cards } = await catalogue.pick(locale, (index) => relatedTo(product, relatedCount, index))
  return `${stored.slice(0, -1)},"related":[${cards.join(",")}],"related_tag":${JSON.stringify(choice.tag)}}`
}

async function findStored(catalogue: CatalogueModuleService, locale: Locale, handle: string) {
  const stored = await catalogue.findProductJson(locale, handle)
  if (stored !== null) return stored
  await catalogue.requireNoGap(locale, handle)
  // Again: the gap may have been filled between the two questions.
  return catalogue.findProductJson(locale, handle)
}

interface Family {
  ids: string[]
  /** Null for a product that belongs nowhere. */
  tag: CatalogueTag | null
}

/**
 * The newest of the narrowest category, then of the wider ones until there are enough; of the first collection
 * where the product has no category. The tag is that of the widest one asked, which covers the others.
 */
function relatedTo(product: CatalogueProduct, count: number, index: ListIndex): Family {
  const found = new Set<string>()
  let tag: CatalogueTag | null = null
  for (const { kind, handle } of groupsOf(product)) {
    tag = `${kind}:${handle}`
    for (const id of index.newestOf(kind, handle, count + 1)) if (id !== product.id) found.add(id)
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

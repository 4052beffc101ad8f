import type { CatalogueProduct, CatalogueTag } from "@porteka/commerce-sdk"
import type { CatalogueLocale } from "./locales.ts"
import type CatalogueModuleService from "./service.ts"

/**
 * `CatalogueProductAnswer` as JSON, of the stored document; null when there is no such product.
 * @throws ReadModelGapError when it is only not in the read model
 */
export async function productAnswerJson(
  catalogue: CatalogueModuleService,
  locale: CatalogueLocale,
  handle: string,
  relatedCount: number,
): Promise<string | null> {
  const stored = await catalogue.findProductJson(locale, handle)
  if (stored === null) {
    await catalogue.requireNoGap(locale, handle)
    return null
  }
  const { product }: { product: CatalogueProduct } = JSON.parse(stored)
  const family = relatedCount > 0 ? familyOf(product) : null
  if (!family) return `${stored.slice(0, -1)},"related":[],"related_tag":null}`
  const index = await catalogue.listIndex(locale)
  const ids = index.newestOf(family.kind, family.handle, relatedCount + 1).filter((id) => id !== product.id)
  const cards = await catalogue.cardsJson(locale, ids.slice(0, relatedCount))
  const tag: CatalogueTag = `${family.kind}:${family.handle}`
  return `${stored.slice(0, -1)},"related":[${cards.join(",")}],"related_tag":${JSON.stringify(tag)}}`
}

/** The narrowest category; the first collection where it has no category. */
function familyOf({ category_path, collections }: CatalogueProduct) {
  const category = category_path.at(-1)
  if (category) return { kind: "category", handle: category.handle } as const
  const [collection] = collections
  return collection ? ({ kind: "collection", handle: collection.handle } as const) : null
}

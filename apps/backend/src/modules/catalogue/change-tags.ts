import type { CatalogueTag } from "@porteka/commerce-sdk"
import type { ListEntry } from "./list-index/list-entry.ts"

/** The stored document of a product in one language; null if there is none. */
export interface StoredState {
  card: string
  entry: ListEntry
}

/**
 * The tags of pages that show this product, before or after the change. Lists show cards: they are invalidated
 * only if the card or the list entry has changed. The number sold affects the best sellers only, so that an
 * order does not invalidate every list.
 */
export function tagsOfChange(
  productId: string,
  before: StoredState | null,
  after: StoredState | null,
): CatalogueTag[] {
  const tags: CatalogueTag[] = [`product:${productId}`]
  if ((before?.entry.sold ?? 0) !== (after?.entry.sold ?? 0)) tags.push("best-sellers")
  if (before && after && before.card === after.card && samePlace(before.entry, after.entry)) return tags
  tags.push("products")
  for (const entry of [before?.entry, after?.entry]) {
    for (const { value } of entry?.facets.category ?? []) tags.push(`category:${value}`)
    for (const handle of entry?.collections ?? []) tags.push(`collection:${handle}`)
  }
  return [...new Set(tags)]
}

/** Search texts and sales do not affect the pages of a list. */
function samePlace(before: ListEntry, after: ListEntry): boolean {
  const place = ({ texts: _, sold: __, ...entry }: ListEntry) => JSON.stringify(entry)
  return place(before) === place(after)
}

/** Whether a category or collection page appears, disappears or has another count. */
export function changesNavigation(before: ListEntry | null, after: ListEntry | null): boolean {
  const membership = (entry: ListEntry | null) =>
    entry ? JSON.stringify([entry.facets.category.map(({ value }) => value), entry.collections]) : ""
  return membership(before) !== membership(after)
}

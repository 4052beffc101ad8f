import type { CatalogueTag } from "@porteka/commerce-sdk"
import type { ListEntry } from "./list-index/list-entry.ts"

/** What is stored of a product in one language; null when there is nothing. */
export interface StoredState {
  card: string
  entry: ListEntry
}

/**
 * The tags of pages that show this product, before or after the change. Lists show cards: they go only
 * when the card or the product's place in a list (its entry) has changed. How often it was sold places it
 * among the best sellers only, so that an order does not make every list anew.
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

/** Neither texts for the search nor sales decide about the pages of a list. */
function samePlace(before: ListEntry, after: ListEntry): boolean {
  const place = ({ texts: _, sold: __, ...entry }: ListEntry) => JSON.stringify(entry)
  return place(before) === place(after)
}

/** Whether a category or collection page exists or counts differently afterwards. */
export function changesNavigation(before: ListEntry | null, after: ListEntry | null): boolean {
  const membership = (entry: ListEntry | null) =>
    entry ? JSON.stringify([entry.facets.category.map(({ value }) => value), entry.collections]) : ""
  return membership(before) !== membership(after)
}

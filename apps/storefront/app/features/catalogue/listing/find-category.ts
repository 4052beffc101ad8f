import type { CatalogueCategory } from "@porteka/commerce-sdk"

/** The way to a category from its root, itself last; null when the menu has no such handle. */
export function findCategoryPath(
  categories: CatalogueCategory[],
  handle: string,
): CatalogueCategory[] | null {
  for (const category of categories) {
    if (category.handle === handle) return [category]
    const below = findCategoryPath(category.children, handle)
    if (below) return [category, ...below]
  }
  return null
}

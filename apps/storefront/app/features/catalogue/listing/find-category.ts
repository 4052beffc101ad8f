import type { CatalogueCategory } from "@porteka/commerce-sdk"

/** The path to a category from its root, including itself; null if the menu has no such handle. */
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

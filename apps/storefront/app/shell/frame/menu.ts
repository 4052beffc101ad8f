import type { CatalogueCollection, CatalogueNavigation } from "@porteka/commerce-sdk"

/** Only the part of the categories that the menus show, because it is sent with every page. */
export interface MenuCategory {
  name: string
  handle: string
  children: { name: string; handle: string }[]
}

export function toMenu(navigation: CatalogueNavigation): MenuCategory[] {
  return navigation.categories.map(({ name, handle, children }) => ({
    name,
    handle,
    children: children.map((child) => ({ name: child.name, handle: child.handle })),
  }))
}

/** The collection whose picture is in the mega menu. */
export type MenuFeature = Pick<CatalogueCollection, "name" | "handle" | "picture">

export function toMenuFeature({ collections }: CatalogueNavigation): MenuFeature | null {
  const collection = collections.find(({ picture }) => picture !== null)
  return collection ? { name: collection.name, handle: collection.handle, picture: collection.picture } : null
}

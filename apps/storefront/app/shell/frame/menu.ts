import type { CatalogueCollection, CatalogueNavigation } from "@porteka/commerce-sdk"

/** As much of the categories as the menus show: it travels with every page, so no more than that. */
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

/** The one collection the large menu shows with its picture. */
export type MenuFeature = Pick<CatalogueCollection, "name" | "handle" | "picture">

export function toMenuFeature({ collections }: CatalogueNavigation): MenuFeature | null {
  const collection = collections.find(({ picture }) => picture !== null)
  return collection ? { name: collection.name, handle: collection.handle, picture: collection.picture } : null
}

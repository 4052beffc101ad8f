import type { CatalogueNavigation } from "@porteka/commerce-sdk"

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

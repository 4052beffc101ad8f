import { toHandle } from "@porteka/hungary"

export interface NamedCategory {
  id: string
  handle: string
  name: string
  parent_category_id: string | null
}

/** Category handles by name: by the whole path from the root, and by the leaf's name if it is unique. */
export function indexCategories(categories: readonly NamedCategory[]): ReadonlyMap<string, string> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathOf = (category: NamedCategory): string[] => {
    const parent = byId.get(category.parent_category_id ?? "")
    return [...(parent ? pathOf(parent) : []), category.name]
  }
  const leaves = Map.groupBy(categories, ({ name }) => keyOf([name]))
  const unique = [...leaves].flatMap(([key, [only, ...others]]): [string, string][] =>
    only && others.length === 0 ? [[key, only.handle]] : [],
  )
  return new Map([...unique, ...categories.map((one): [string, string] => [keyOf(pathOf(one)), one.handle])])
}

/** @param path names from the root to the leaf, in another shop */
export function findCategory(
  names: ReadonlyMap<string, string>,
  path: readonly string[],
): string | undefined {
  return names.get(keyOf(path)) ?? names.get(keyOf(path.slice(-1)))
}

const keyOf = (path: readonly string[]) => path.map(toHandle).join(">")

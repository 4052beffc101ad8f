import type {
  CatalogueChanges,
  CatalogueFacet,
  CatalogueList,
  CatalogueNavigation,
  CatalogueProduct,
} from "@porteka/commerce-sdk"
import { stack } from "../fixtures/stack.ts"

export interface CatalogueAnswer<T> {
  status: number
  body: T
}

/** A request to the back end's read model, like the storefront's. */
export async function ask<T>(path: string): Promise<CatalogueAnswer<T>> {
  const response = await fetch(`${stack.backendUrl}/catalogue/${path}`)
  return { status: response.status, body: (await response.json()) as T }
}

export async function list(query: Record<string, string | string[]>): Promise<CatalogueList> {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  const { status, body } = await ask<CatalogueList>(`products?${new URLSearchParams(pairs)}`)
  if (status !== 200) throw new Error(`The list answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A list's data of one facet, which is of the given kind. */
export function facetOf<K extends CatalogueFacet["kind"]>(
  { facets }: CatalogueList,
  wanted: CatalogueFacet["key"],
  kind: K,
): Extract<CatalogueFacet, { kind: K }> {
  const facet = facets.find(({ key }) => key === wanted)
  if (facet?.kind !== kind) throw new Error(`The list has no ${kind} "${wanted}".`)
  return facet as Extract<CatalogueFacet, { kind: K }>
}

export async function product(handle: string, locale = "hu"): Promise<CatalogueProduct> {
  return (await ask<{ product: CatalogueProduct }>(`products/${handle}?locale=${locale}`)).body.product
}

export async function navigation(locale = "hu"): Promise<CatalogueNavigation> {
  return (await ask<CatalogueNavigation>(`navigation?locale=${locale}`)).body
}

/** Tags of all changes while `act` runs, until all of `expected` have arrived. */
export async function tagsDuring(act: () => Promise<unknown>, expected: string[]): Promise<string[]> {
  let position = await cursor()
  await act()
  const tags: string[] = []
  while (!expected.every((tag) => tags.includes(tag))) {
    const { body } = await ask<CatalogueChanges>(`changes?after=${position}`)
    if (body.changes.length === 0)
      throw new Error(`Only ${tags.join(", ") || "nothing"} came, not ${expected}`)
    tags.push(...body.changes.flatMap((change) => change.tags))
    position = body.cursor
  }
  return tags
}

/** Answers of the same state: read again if another test changed the catalogue meanwhile. */
export async function inOneState<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = await cursor()
    const answers = await read()
    if ((await cursor()) === before) return answers
  }
}

async function cursor(): Promise<number> {
  return (await ask<CatalogueChanges>("changes")).body.cursor
}

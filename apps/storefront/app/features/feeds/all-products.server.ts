import type { CatalogueCard, CatalogueProduct } from "@porteka/commerce-sdk"
import { inParallel } from "@porteka/shop/in-parallel"
import { read } from "#app/server/back-end/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** The back end's maximum per call. */
const PAGE_SIZE = 60
/** A feed waits, so that it does not slow down page requests. */
const AT_ONCE = 4

/** How many products there are. */
export async function countProducts({ commerce, locale, tag }: RequestContext): Promise<number> {
  tag("products")
  return (await commerce.catalogue.products({ query: { locale, page_size: 1 } })).count
}

/** Cards number `from` to `to` (from 0, without `to`) in a stable order. */
export async function readCards(context: RequestContext, from: number, to: number): Promise<CatalogueCard[]> {
  context.tag("products")
  const { commerce, locale } = context
  const pages: number[] = []
  for (let page = Math.floor(from / PAGE_SIZE) + 1; (page - 1) * PAGE_SIZE < to; page += 1) pages.push(page)
  const lists = await inParallel(pages, AT_ONCE, (page) =>
    commerce.catalogue.products({ query: { locale, page, page_size: PAGE_SIZE, sort: "name" } }),
  )
  return lists.flatMap(({ products }) => products)
}

/** All products like on their pages, in batches. */
export async function* readProducts({
  commerce,
  locale,
  tag,
}: RequestContext): AsyncGenerator<CatalogueProduct[], void> {
  tag("products")
  let after: string | undefined
  for (;;) {
    const { products, next } = await read(commerce.catalogue.export({ query: { locale, after } }))
    yield products
    if (next === null) return
    after = next
  }
}

import type { CatalogueCard, CatalogueProduct } from "@porteka/commerce-sdk"
import { isNotFound } from "@porteka/commerce-sdk"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** The most the back end gives at once. */
const PAGE_SIZE = 60
/** A feed waits for the pages' readers rather than crowd them out. */
const AT_ONCE = 4

/** How many products there are. */
export async function countProducts({ commerce, locale, tag }: RequestContext): Promise<number> {
  tag("products")
  return (await commerce.catalogue.products({ query: { locale, page_size: 1 } })).count
}

/** Cards number `from` to `to` (from 0, without `to`) in a lasting order. */
export async function readCards(context: RequestContext, from: number, to: number): Promise<CatalogueCard[]> {
  context.tag("products")
  const { commerce, locale } = context
  const pages: number[] = []
  for (let page = Math.floor(from / PAGE_SIZE) + 1; (page - 1) * PAGE_SIZE < to; page += 1) pages.push(page)
  const lists = await inTurns(pages, (page) =>
    commerce.catalogue.products({ query: { locale, page, page_size: PAGE_SIZE, sort: "name" } }),
  )
  return lists.flatMap(({ products }) => products)
}

/** All products as their pages show them; one that vanishes meanwhile is left out. */
export async function readProducts(context: RequestContext): Promise<CatalogueProduct[]> {
  const cards = await readCards(context, 0, await countProducts(context))
  const { commerce, locale } = context
  const products = await inTurns(cards, async ({ handle }) => {
    try {
      return (await commerce.catalogue.product(handle, { query: { locale } })).product
    } catch (error) {
      if (isNotFound(error)) return null
      throw error
    }
  })
  return products.filter((product) => product !== null)
}

/** Does the work for each input, a few at once, and gives the results in the inputs' order. */
async function inTurns<In, Out>(inputs: In[], work: (input: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = []
  const queue = inputs.entries()
  const worker = async () => {
    for (const [index, input] of queue) results[index] = await work(input)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

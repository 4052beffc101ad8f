import { data } from "react-router"
import { countProducts, readCards } from "#app/features/feeds/all-products.server.ts"
import { PRODUCTS_PER_SITEMAP, STANDING_PAGES, urlSet } from "#app/features/feeds/sitemap-xml.server.ts"
import { xmlResponse } from "#app/features/feeds/xml.server.ts"
import type { Paths } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { type RequestContext, requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/sitemap-part.ts"

/** `pages.xml`, or `products-1.xml` and so on. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  if (params.file === "pages.xml")
    return xmlResponse(urlSet(shopContext.publicOrigin, await standingPages(shopContext)))
  const [, number] = /^products-([1-9]\d{0,3})\.xml$/.exec(params.file) ?? []
  if (!number) throw data(null, { status: 404 })
  const from = (Number(number) - 1) * PRODUCTS_PER_SITEMAP
  const count = await read(countProducts(shopContext))
  if (from >= count) throw data(null, { status: 404 })
  const cards = await read(readCards(shopContext, from, Math.min(count, from + PRODUCTS_PER_SITEMAP)))
  return xmlResponse(
    urlSet(
      shopContext.publicOrigin,
      cards.map(
        ({ handle }) =>
          (paths: Paths) =>
            paths.product(handle),
      ),
    ),
  )
}

/** Also for categories, collections, journal articles and makers. */
async function standingPages({ navigation, commerce, locale, tag }: RequestContext) {
  tag("navigation", "content:journal", "content:maker")
  const [menu, journal, makers] = await Promise.all([
    navigation(),
    read(commerce.journal.list({ query: { locale } })),
    read(commerce.makers.list({ query: { locale } })),
  ])
  if (!menu) throw data(null, { status: 503 })
  const categories = menu.categories.flatMap((category) => [category, ...category.children])
  return [
    ...STANDING_PAGES,
    ...categories.map(
      ({ handle }) =>
        (paths: Paths) =>
          paths.category(handle),
    ),
    ...menu.collections.map(
      ({ handle }) =>
        (paths: Paths) =>
          paths.collection(handle),
    ),
    ...journal.entries.map(
      ({ slug }) =>
        (paths: Paths) =>
          paths.journalEntry(slug),
    ),
    ...makers.makers.map(
      ({ handle }) =>
        (paths: Paths) =>
          paths.maker(handle),
    ),
  ]
}

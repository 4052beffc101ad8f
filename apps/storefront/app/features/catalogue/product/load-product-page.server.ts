import type { CatalogueCard } from "@porteka/commerce-sdk/wire"
import { lowestDelivery } from "@porteka/shop"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requireShop } from "#app/server/back-end/shop.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { readOrRedirect } from "../redirect-moved.server.ts"
import { breadcrumbData } from "../structured-data/list-data.server.ts"
import { productData } from "../structured-data/product-data.server.ts"
import { expectedText } from "./expected-text.server.ts"
import { sizesOfVariants } from "./size/sizes-of-variants.server.ts"

/**
 * Number of products in a row of cards; for some rows twice as many are requested, because some may be sold
 * out.
 */
const ROW = 4

/**
 * Everything that the page of a product shows; also tags the page for the cache and adds its structured data.
 * @throws a redirect from a former handle, or 404
 */
export async function loadProductPage(shopContext: RequestContext, handle: string, url: string) {
  const { commerce, locale, tag, publicOrigin: origin, structuredData } = shopContext
  const reading = commerce.catalogue.product(handle, {
    query: { locale, related: ROW, bought_together: 2 * ROW },
  })
  const [{ product, related, related_tag, bought_together: together }, shop, site] = await Promise.all([
    readOrRedirect(reading, shopContext, { kind: "product", handle, url }),
    requireShop(shopContext),
    shopContext.site(),
  ])
  tag(`product:${product.id}`, "content:maker")
  // Also for sold-out products, because they may come back.
  tag(...together.map(({ id }) => `product:${id}` as const))
  const reviews = product.rating && (await read(commerce.reviews.ofProduct(product.id)))
  if (related_tag) tag(related_tag)
  const paths = pathsIn(locale)
  const parents = product.category_path.map((category) => ({
    name: category.name,
    path: paths.category(category.handle),
  }))
  const here = { name: product.title, path: paths.product(product.handle) }
  structuredData(
    productData(product, { origin, locale, shop }),
    breadcrumbData(origin, locale, [...parents, here]),
  )
  return {
    product,
    makerHandle: (product.maker && site?.makers?.[product.maker.name]) ?? null,
    related,
    boughtTogether: together.filter(isAvailable).slice(0, ROW),
    delivery: lowestDelivery(shop.delivery),
    canBePickedUp: shop.delivery.pickup.price !== null,
    expected: expectedText(product, shop, locale),
    garanLabel: shopContext.guaranteeArtwork.label,
    reviews,
    chosenKey: new URL(url).searchParams.get("variant"),
    sizes: sizesOfVariants(product, locale),
  }
}

const isAvailable = ({ price, stock_state: state }: CatalogueCard) =>
  price !== null && state !== "out_of_stock"

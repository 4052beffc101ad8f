import type { CatalogueProduct, CatalogueVariant } from "@porteka/commerce-sdk"
import { netOf } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { pathsIn } from "#app/i18n/paths.ts"
import { element, joinBatches } from "./xml.server.ts"

/** Every variant with a price as Árukereső reads it: gross price actually paid, own category path. */
export async function arukeresoFeed(
  products: AsyncIterable<CatalogueProduct[]>,
  origin: string,
): Promise<string> {
  const items = await joinBatches(products, (product) =>
    product.variants.map((variant) => item(product, variant, origin)),
  )
  return `<products>${items}</products>`
}

function item(product: CatalogueProduct, variant: CatalogueVariant, origin: string): string {
  if (!variant.price || variant.stock_state === "out_of_stock") return ""
  const several = product.variants.length > 1
  const { amount } = variant.price
  const { courier, handlingWorkingDays } = shop.delivery
  const free = courier.freeFrom !== null && amount >= courier.freeFrom
  const [picture] = product.pictures
  return `<product>${[
    element("identifier", variant.sku ?? variant.id),
    element("manufacturer", product.maker?.name),
    element("name", several ? `${product.title} – ${variant.title}` : product.title),
    element("category", product.category_path.map(({ name }) => name).join(" > ")),
    element(
      "product_url",
      origin + pathsIn("hu").product(product.handle, several ? (variant.sku ?? variant.id) : null),
    ),
    element("price", amount),
    element("net_price", netOf(amount, shop.taxRate)),
    element("image_url", picture && `${origin}${picture.base}-${picture.width}.jpg`),
    element("description", product.description),
    element("delivery_time", handlingWorkingDays.to + courier.workingDays.to),
    element("delivery_cost", free ? "FREE" : courier.price),
  ].join("")}</product>`
}

import { type CatalogueProduct, type CatalogueVariant, picturesOfVariant } from "@porteka/commerce-sdk"
import { holidayDelay, netOf } from "@porteka/hungary"
import { deliveryPrice, deliverySteps, type Shop } from "@porteka/shop"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { element, joinBatches } from "./xml.server.ts"

/** Every variant with a price in Árukereső's format: the gross price to pay, the shop's category path. */
export async function arukeresoFeed(
  products: AsyncIterable<CatalogueProduct[]>,
  origin: string,
  shop: Shop,
): Promise<string> {
  const items = await joinBatches(products, (product) =>
    product.variants.map((variant) => item(product, variant, { origin, shop })),
  )
  return `<products>${items}</products>`
}

function item(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  { origin, shop }: { origin: string; shop: Shop },
): string {
  if (!variant.price || variant.stock_state === "out_of_stock") return ""
  const several = product.variants.length > 1
  const { amount } = variant.price
  const { courier, handlingWorkingDays } = shop.delivery
  const cost = deliveryPrice(courier, amount)
  const delay = holidayDelay(new Date(), shop.delivery, deliverySteps(shop.delivery, "courier"))
  const [picture] = picturesOfVariant(product, variant)
  return `<product>${[
    element("identifier", variant.sku ?? variant.id),
    element("manufacturer", product.maker?.name),
    element("name", several ? `${product.title} – ${variant.title}` : product.title),
    element("category", product.category_path.map(({ name }) => name).join(" > ")),
    element(
      "product_url",
      origin + pathsIn(DEFAULT_LOCALE).product(product.handle, several ? (variant.sku ?? variant.id) : null),
    ),
    element("price", amount),
    element("net_price", netOf(amount, shop.taxRate)),
    element("image_url", picture && `${origin}${picture.base}-${picture.width}.jpg`),
    element("description", product.description),
    ...(cost === null
      ? []
      : [
          element("delivery_time", handlingWorkingDays.to + courier.workingDays.to + delay),
          element("delivery_cost", cost === 0 ? "FREE" : cost),
        ]),
  ].join("")}</product>`
}

import type { CatalogueProduct, CatalogueUnitPrice, CatalogueVariant } from "@porteka/commerce-sdk"
import { shop } from "@porteka/shop"
import { pathsIn } from "#app/i18n/paths.ts"
import { element, joinBatches } from "./xml.server.ts"

/** What Google measures unit prices in. */
const UNITS: Record<CatalogueUnitPrice["unit"], string> = { kg: "kg", l: "l", m: "m", m2: "sqm" }
const GRAMS_PER_KG = 1000
const MOST_EXTRA_PICTURES = 10

/** Every variant with a price as an item of Google's product feed (RSS 2.0 with the `g` namespace), in Hungarian. */
export async function googleFeed(
  products: AsyncIterable<CatalogueProduct[]>,
  origin: string,
): Promise<string> {
  const items = await joinBatches(products, (product) =>
    product.variants.map((variant) => googleItem(product, variant, origin)),
  )
  return `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element("title", shop.name)}${element("link", origin)}${element("description", shop.slogan.hu)}${items}</channel></rss>`
}

function googleItem(product: CatalogueProduct, variant: CatalogueVariant, origin: string): string {
  if (!variant.price) return ""
  const several = product.variants.length > 1
  const [first, ...others] = product.pictures.map(({ base, width }) => `${origin}${base}-${width}.jpg`)
  const { amount, reference_amount: before } = variant.price
  return `<item>${[
    element("g:id", variant.sku ?? variant.id),
    element("g:title", several ? `${product.title} – ${variant.title}` : product.title),
    element("g:description", product.description),
    element(
      "g:link",
      origin + pathsIn("hu").product(product.handle, several ? (variant.sku ?? variant.id) : null),
    ),
    element("g:image_link", first),
    ...others.slice(0, MOST_EXTRA_PICTURES).map((address) => element("g:additional_image_link", address)),
    element("g:availability", variant.stock_state === "out_of_stock" ? "out_of_stock" : "in_stock"),
    element("g:price", `${before ?? amount} ${shop.currency}`),
    before !== null && element("g:sale_price", `${amount} ${shop.currency}`),
    element("g:brand", product.maker?.name),
    element("g:identifier_exists", "no"),
    element("g:condition", "new"),
    several && element("g:item_group_id", product.id),
    element("g:product_type", product.category_path.map(({ name }) => name).join(" > ")),
    element("g:material", product.material),
    element("g:color", product.colour),
    product.weight_grams && element("g:shipping_weight", `${product.weight_grams / GRAMS_PER_KG} kg`),
    unitPricing(variant),
    shipping(amount),
  ]
    .filter(Boolean)
    .join("")}</item>`
}

/** How much is in the piece, from its price and its unit price; to three decimals. */
function unitPricing({ price, unit_price: unit }: CatalogueVariant): string {
  if (!price || !unit || unit.amount === 0) return ""
  const measure = Number((price.amount / unit.amount).toFixed(3))
  const name = UNITS[unit.unit]
  return (
    element("g:unit_pricing_measure", `${measure} ${name}`) +
    element("g:unit_pricing_base_measure", `1 ${name}`)
  )
}

function shipping(amount: number): string {
  const { courier } = shop.delivery
  const price = courier.freeFrom !== null && amount >= courier.freeFrom ? 0 : courier.price
  return `<g:shipping>${element("g:country", shop.country.code)}${element("g:service", courier.carrier)}${element("g:price", `${price} ${shop.currency}`)}</g:shipping>`
}

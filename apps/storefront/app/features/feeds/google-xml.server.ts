import {
  type CatalogueFact,
  type CatalogueProduct,
  type CatalogueUnitPrice,
  type CatalogueVariant,
  picturesOfVariant,
} from "@porteka/commerce-sdk"
import { COUNTRY_CODE, CURRENCY, deliveryPrice, type Shop } from "@porteka/shop"
import { withoutEmphasis } from "@porteka/shop/emphasis"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { element, joinBatches } from "./xml.server.ts"

/** Google's units for unit prices. */
const UNITS: Record<CatalogueUnitPrice["unit"], string> = {
  kg: "kg",
  l: "l",
  m: "m",
  m2: "sqm",
  piece: "ct",
}
const GRAMS_PER_KG = 1000
const MOST_EXTRA_PICTURES = 10

/** Every variant with a price as an item of Google's product feed (RSS 2.0 with the `g` namespace), in Hungarian. */
export async function googleFeed(
  products: AsyncIterable<CatalogueProduct[]>,
  origin: string,
  shop: Shop,
): Promise<string> {
  const items = await joinBatches(products, (product) =>
    product.variants.map((variant) => googleItem(product, variant, { origin, shop })),
  )
  return `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element("title", shop.name)}${element("link", origin)}${element("description", shop.slogan[DEFAULT_LOCALE])}${items}</channel></rss>`
}

function googleItem(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  { origin, shop }: { origin: string; shop: Shop },
): string {
  if (!variant.price) return ""
  const several = product.variants.length > 1
  const [first, ...others] = picturesOfVariant(product, variant).map(
    ({ base, width }) => `${origin}${base}-${width}.jpg`,
  )
  const { amount, reference_amount: before } = variant.price
  return `<item>${[
    element("g:id", variant.sku ?? variant.id),
    element("g:title", several ? `${product.title} – ${variant.title}` : product.title),
    element("g:description", product.description),
    element(
      "g:link",
      origin + pathsIn(DEFAULT_LOCALE).product(product.handle, several ? (variant.sku ?? variant.id) : null),
    ),
    element("g:image_link", first),
    ...others.slice(0, MOST_EXTRA_PICTURES).map((address) => element("g:additional_image_link", address)),
    element("g:availability", variant.stock_state === "out_of_stock" ? "out_of_stock" : "in_stock"),
    element("g:price", `${before ?? amount} ${CURRENCY}`),
    before !== null && element("g:sale_price", `${amount} ${CURRENCY}`),
    element("g:brand", product.maker?.name),
    element("g:identifier_exists", "no"),
    element("g:condition", "new"),
    several && element("g:item_group_id", product.id),
    element("g:product_type", product.category_path.map(({ name }) => name).join(" > ")),
    element("g:material", product.material && withoutEmphasis(product.material)),
    ...Object.entries(product.properties).map(([name, value]) => element(`g:${name}`, value)),
    ...product.facts.map(detail),
    product.weight_grams && element("g:shipping_weight", `${product.weight_grams / GRAMS_PER_KG} kg`),
    unitPricing(variant),
    shipping(amount, shop),
  ]
    .filter(Boolean)
    .join("")}</item>`
}

/** A line of the data sheet. */
function detail({ label, value }: CatalogueFact): string {
  return `<g:product_detail>${element("g:attribute_name", label)}${element("g:attribute_value", value)}</g:product_detail>`
}

/** The content of a pack, computed from its price and its unit price; with three decimals, pieces whole. */
function unitPricing({ price, unit_price: unit }: CatalogueVariant): string {
  if (!price || !unit || unit.amount === 0) return ""
  const measure = Number((price.amount / unit.amount).toFixed(unit.unit === "piece" ? 0 : 3))
  const name = UNITS[unit.unit]
  return (
    element("g:unit_pricing_measure", `${measure} ${name}`) +
    element("g:unit_pricing_base_measure", `1 ${name}`)
  )
}

function shipping(amount: number, { delivery: { courier } }: Shop): string {
  const price = deliveryPrice(courier, amount)
  if (price === null) return ""
  return `<g:shipping>${element("g:country", COUNTRY_CODE)}${element("g:service", courier.carrier)}${element("g:price", `${price} ${CURRENCY}`)}</g:shipping>`
}

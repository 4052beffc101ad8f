import type { CatalogueProduct, CatalogueVariant } from "@porteka/commerce-sdk"
import { holidayDelay } from "@porteka/hungary"
import { COUNTRY_CODE, CURRENCY, deliveryPrice, deliverySteps, type Shop } from "@porteka/shop"
import { withoutEmphasis } from "@porteka/shop/emphasis"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import type { StructuredData } from "#app/server/page-parts/structured-data.server.ts"
import { variantKey } from "../product/variant-choice.ts"
import { returnPolicyData } from "./shop-data.server.ts"

interface Page {
  origin: string
  locale: Locale
  shop: Pick<Shop, "delivery">
}

/** A product with its offers: a single one, or a range if variants differ (schema.org/Product). */
export function productData(product: CatalogueProduct, page: Page): StructuredData {
  const { origin, locale } = page
  const url = origin + pathsIn(locale).product(product.handle)
  const priced = product.variants.filter(({ price }) => price !== null)
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.title,
    description: product.description,
    url,
    image: product.pictures.map(({ base, width }) => `${origin}${base}-${width}.jpg`),
    ...(product.variants[0]?.sku && { sku: product.variants[0].sku }),
    ...(product.maker && { brand: { "@type": "Brand", name: product.maker.name } }),
    ...(product.material && { material: withoutEmphasis(product.material) }),
    ...product.properties,
    ...(product.facts.length > 0 && {
      additionalProperty: product.facts.map(({ label, value }) => ({
        "@type": "PropertyValue",
        name: label,
        value,
      })),
    }),
    ...(product.category_path.length > 0 && {
      category: product.category_path.map(({ name }) => name).join(" > "),
    }),
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(priced.length > 0 && { offers: offersData(product, priced, page) }),
  }
}

function offersData(product: CatalogueProduct, priced: CatalogueVariant[], page: Page): StructuredData {
  const handling = handlingDays(page.shop)
  const offers = priced.map((variant) => offerData(product, variant, handling, page))
  const [only] = offers
  if (only && offers.length === 1) return only
  const amounts = priced.flatMap(({ price }) => (price ? [price.amount] : []))
  return {
    "@type": "AggregateOffer",
    priceCurrency: CURRENCY,
    lowPrice: Math.min(...amounts),
    highPrice: Math.max(...amounts),
    offerCount: offers.length,
    offers,
  }
}

function offerData(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  handling: Days,
  { origin, locale, shop }: Page,
): StructuredData {
  const several = product.variants.length > 1
  const picture = variant.picture === null ? undefined : product.pictures[variant.picture]
  return {
    "@type": "Offer",
    url: origin + pathsIn(locale).product(product.handle, several ? variantKey(variant) : null),
    ...(variant.sku && { sku: variant.sku }),
    ...(picture && { image: `${origin}${picture.base}-${picture.width}.jpg` }),
    price: variant.price?.amount,
    priceCurrency: CURRENCY,
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${variant.stock_state === "out_of_stock" ? "OutOfStock" : "InStock"}`,
    seller: { "@id": `${origin}/#shop` },
    ...shippingData(variant.price?.amount ?? 0, handling, shop),
    hasMerchantReturnPolicy: product.withdrawal_exemption ? noReturns() : returnPolicyData(),
  }
}

interface Days {
  from: number
  to: number
}

/** Working days until the shop sends an order of today by courier, with its holidays. */
function handlingDays({ delivery }: Page["shop"]): Days {
  const { from, to } = delivery.handlingWorkingDays
  const delay = holidayDelay(new Date(), delivery, deliverySteps(delivery, "courier"))
  return { from: from + delay, to: to + delay }
}

/** By courier, for an order of this product only; nothing if no courier is offered. */
function shippingData(amount: number, handling: Days, { delivery }: Page["shop"]) {
  const value = deliveryPrice(delivery.courier, amount)
  if (value === null) return {}
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value, currency: CURRENCY },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY_CODE },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: daysData(handling),
        transitTime: daysData(delivery.courier.workingDays),
      },
    },
  }
}

function daysData({ from, to }: Days): StructuredData {
  return { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" }
}

function noReturns(): StructuredData {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: COUNTRY_CODE,
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
  }
}

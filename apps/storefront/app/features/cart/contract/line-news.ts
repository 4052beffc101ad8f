import type { Cart, CartLineItem, CatalogueProduct } from "@porteka/commerce-sdk/wire"
import { lineOptionsOf } from "@porteka/shop"
import type { LineUnitPrice } from "./unit-price-of-line.ts"

/** What has changed about a product since it was added to the cart. */
export type LineNews =
  /** No longer sold. */
  | { kind: "gone" }
  /** Less stock than the line's quantity; 0: sold out. */
  | { kind: "stock"; left: number }
  | { kind: "price"; from: number; to: number }
  /** The required inscription is missing. */
  | { kind: "inscription" }

/** Changes by line id. */
export type CartNews = Record<string, readonly LineNews[]>

/** The current data of a variant's product page; null: there is no such product or variant any more. */
export type VariantNow = { stock: number | null; price: number | null } | null

/** The products of lines; by line id. */
export type ProductFacts = Record<
  string,
  Pick<CatalogueProduct, "personalisation" | "making_days"> & { unitPrice: LineUnitPrice | null }
>

/** Current unit prices of paid options, by option key; absent: not offered. */
export type OptionPrices = Partial<Record<string, number>>

/** A cart and the shop's current data. */
export interface ReadCart {
  cart: Cart
  news: CartNews
  products: ProductFacts
  optionPrices: OptionPrices
}

export function variantNow(product: CatalogueProduct | null, variantId: string | null): VariantNow {
  const variant = product?.variants.find(({ id }) => id === variantId)
  return variant ? { stock: variant.stock, price: variant.price?.amount ?? null } : null
}

/** The back end accepts no such line, but a product may have started to require an inscription. */
export function inscriptionNews(line: CartLineItem, product: ProductFacts[string] | undefined): LineNews[] {
  const isInscriptionMissing = lineOptionsOf(line.metadata).personalisation === undefined
  return product?.personalisation && isInscriptionMissing ? [{ kind: "inscription" }] : []
}

/** Lines with one variant share its stock, so their quantities are added up. */
export function stockNews(line: CartLineItem, lines: readonly CartLineItem[], now: VariantNow): LineNews[] {
  if (now === null || now.price === null) return [{ kind: "gone" }]
  const wanted = lines
    .filter(({ variant_id }) => variant_id === line.variant_id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return now.stock !== null && now.stock < wanted ? [{ kind: "stock", left: Math.max(0, now.stock) }] : []
}

/** The new prices of a repriced cart, with those it had before. */
export function priceNews(before: Cart, after: Cart): CartNews {
  return Object.fromEntries(
    after.items.flatMap((line) => {
      const shown = before.items.find(({ id }) => id === line.id)?.unit_price
      if (shown === undefined || shown === line.unit_price) return []
      return [[line.id, [{ kind: "price", from: shown, to: line.unit_price }]]]
    }),
  )
}

import type { Cart, CartLineItem, CatalogueProduct } from "@porteka/commerce-sdk/wire"
import { lineOptionsOf } from "@porteka/shop"

/** What has changed about goods since they were put into the cart. */
export type LineNews =
  /** No longer sold. */
  | { kind: "gone" }
  /** Fewer pieces left than the line asks for; 0: sold out. */
  | { kind: "stock"; left: number }
  | { kind: "price"; from: number; to: number }
  /** The text that belongs on these goods has not been given. */
  | { kind: "inscription" }

/** News by line id. */
export type CartNews = Record<string, readonly LineNews[]>

/** What a product page says now about one variant; null: there is no such product or variant any more. */
export type VariantNow = { stock: number | null; price: number | null } | null

/** What the goods of a line are like, whatever has been bought of them; by line id. */
export type GoodsFacts = Record<string, Pick<CatalogueProduct, "personalisation" | "making_days">>

/** What priced options cost a piece today, by the option's key; one that is absent is not offered. */
export type OptionPrices = Partial<Record<string, number>>

/** A cart beside what the shop says today. */
export interface ReadCart {
  cart: Cart
  news: CartNews
  goods: GoodsFacts
  optionPrices: OptionPrices
}

export function variantNow(product: CatalogueProduct | null, variantId: string | null): VariantNow {
  const variant = product?.variants.find(({ id }) => id === variantId)
  return variant ? { stock: variant.stock, price: variant.price?.amount ?? null } : null
}

/** The back end takes no such line, but goods may have become ones that are made for one buyer. */
export function inscriptionNews(line: CartLineItem, goods: GoodsFacts[string] | undefined): LineNews[] {
  const isUntold = lineOptionsOf(line.metadata).personalisation === undefined
  return goods?.personalisation && isUntold ? [{ kind: "inscription" }] : []
}

/** Two lines of one variant share its pieces, so their demand is summed. */
export function stockNews(line: CartLineItem, lines: readonly CartLineItem[], now: VariantNow): LineNews[] {
  if (now === null || now.price === null) return [{ kind: "gone" }]
  const wanted = lines
    .filter(({ variant_id }) => variant_id === line.variant_id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return now.stock !== null && now.stock < wanted ? [{ kind: "stock", left: Math.max(0, now.stock) }] : []
}

/** Prices of a cart that has been repriced, against those it had before. */
export function priceNews(before: Cart, after: Cart): CartNews {
  return Object.fromEntries(
    after.items.flatMap((line) => {
      const shown = before.items.find(({ id }) => id === line.id)?.unit_price
      if (shown === undefined || shown === line.unit_price) return []
      return [[line.id, [{ kind: "price", from: shown, to: line.unit_price }]]]
    }),
  )
}

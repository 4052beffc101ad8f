import {
  type Cart,
  type CartLineItem,
  type CatalogueCard,
  codeDiscounts,
  isFee,
  type SummaryRow,
  summaryRows,
  type VatShare,
  vatOf,
} from "@porteka/commerce-sdk/wire"
import { isGoodsLine, type LineOptions, lineOptionsOf, type Personalisation, type Shop } from "@porteka/shop"
import type { GoodsFacts, LineNews, OptionPrices, ReadCart } from "../contract/line-news.ts"
import { promotionCodes } from "../contract/promotion-codes.ts"
import { type DeliveryWindow, estimateDelivery } from "./estimated-delivery.ts"
import { type FreeDelivery, freeDelivery } from "./free-delivery.ts"

/** A cart as the pages draw it. Amounts are gross whole forints that the back end has worked out. */
export interface CartView {
  count: number
  currency: string
  lines: CartLineView[]
  /** What is charged for options of the lines, one row an option. */
  charges: CartLineView[]
  /** What an option costs a piece; one that is absent is not offered. */
  optionPrices: OptionPrices
  /** What each code takes off; null while that is nothing. */
  discounts: { code: string; amount: number | null }[]
  /** Null until a way of delivery is chosen. */
  delivery: { name: string; code: string | null } | null
  /** They add up to the total. */
  rows: SummaryRow[]
  total: number
  vat: VatShare | null
  freeDelivery: FreeDelivery | null
  estimate: DeliveryWindow
}

/** What became of the code of a link. */
export interface CouponNews {
  code: string
  /** In force now; else it waits until the cart fits it. */
  isApplied: boolean
}

/** What the cart's address answers. */
export interface CartPageData {
  cart: CartView | null
  /** The back end could not be asked: neither empty nor lost. */
  unavailable: boolean
  /** What goes well with what was put in last. */
  goesWith: CatalogueCard[]
  coupon: CouponNews | null
}

export interface CartLineView {
  id: string
  title: string
  variantTitle: string | null
  variantId: string | null
  sku: string | null
  handle: string | null
  thumbnail: string | null
  quantity: number
  unitPrice: number
  total: number
  options: LineOptions
  /** The text these goods demand; null where nothing is written on them. */
  personalisation: Personalisation | null
  /** What has changed since it was put into the cart. */
  news: readonly LineNews[]
}

/** What of a `ReadCart` a page does not know that shows no more than amounts. */
type Facts = Partial<Omit<ReadCart, "cart">> & {
  /** Working days until the slowest of the goods is made, where that is known already. */
  makingDays?: number
}

export function toCartView(cart: Cart, { delivery: terms }: Shop, facts: Facts = {}): CartView {
  const { news = {}, goods = {}, optionPrices = {} } = facts
  const views = cart.items
    .toSorted(byAge)
    .map((item) => ({ item, view: toLineView(item, news[item.id] ?? [], goods[item.id]) }))
  const makingDays =
    facts.makingDays ?? Math.max(0, ...Object.values(goods).map(({ making_days: days }) => days))
  const delivery = cart.shipping_methods.find((method) => !isFee(method))
  const code = typeof delivery?.data?.code === "string" ? delivery.data.code : null
  const discounts = codeDiscounts(cart)
  return {
    count: cart.items.filter(isGoodsLine).reduce((count, { quantity }) => count + quantity, 0),
    currency: cart.currency_code,
    lines: views.flatMap(({ item, view }) => (isGoodsLine(item) ? [view] : [])),
    charges: views.flatMap(({ item, view }) => (isGoodsLine(item) ? [] : [view])),
    optionPrices,
    discounts: promotionCodes(cart).map((code) => ({ code, amount: discounts.get(code) ?? null })),
    delivery: delivery ? { name: delivery.name, code } : null,
    rows: summaryRows(cart),
    // A discount of all of a delivery leaves a trace of a forint, which no form can send back.
    total: Math.round(cart.total),
    vat: vatOf(cart),
    freeDelivery: freeDelivery(cart, terms),
    estimate: estimateDelivery(code, new Date(), terms, makingDays),
  }
}

/**
 * What is to be said of the code of a link.
 * @param applied named by the address: a link has just put it into the cart
 * @param waiting no cart has fitted it yet
 */
export function couponNews(
  { discounts }: Pick<CartView, "discounts">,
  { applied, waiting }: { applied: string | null; waiting: string | null },
): CouponNews | null {
  const inCart = (wanted: string) => discounts.some(({ code }) => code === wanted)
  if (applied !== null && inCart(applied)) return { code: applied, isApplied: true }
  return waiting === null || inCart(waiting) ? null : { code: waiting, isApplied: false }
}

function toLineView(
  item: CartLineItem,
  news: readonly LineNews[],
  goods: GoodsFacts[string] | undefined,
): CartLineView {
  return {
    id: item.id,
    title: item.product_title ?? item.title,
    variantTitle: item.variant_title,
    variantId: item.variant_id,
    sku: item.variant_sku,
    handle: item.product_handle,
    thumbnail: item.thumbnail,
    quantity: item.quantity,
    unitPrice: item.unit_price,
    total: item.unit_price * item.quantity,
    options: lineOptionsOf(item.metadata),
    personalisation: goods?.personalisation ?? null,
    news,
  }
}

function byAge(a: CartLineItem, b: CartLineItem): number {
  return a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0
}

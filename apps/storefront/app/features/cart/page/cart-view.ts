import { type Cart, type CartLineItem, FEE_OPTION_CODE } from "@porteka/commerce-sdk/wire"
import { vatShare } from "@porteka/hungary"
import { shopFront } from "@porteka/shop"
import { promotionCodes } from "../promotion-codes.ts"
import { type DeliveryWindow, estimateDelivery } from "./estimated-delivery.ts"
import { type FreeDelivery, freeDelivery } from "./free-delivery.ts"
import type { CartNews, LineNews } from "./line-news.ts"

/** A cart as the pages draw it. Amounts are gross whole forints that the back end has worked out. */
export interface CartView {
  count: number
  currency: string
  lines: CartLineView[]
  goodsTotal: number
  discounts: { code: string; amount: number | null }[]
  discountTotal: number
  /** Null until a way of delivery is chosen. */
  delivery: { name: string; amount: number; code: string | null } | null
  /** Fee of the way of payment; null when it has none. */
  paymentFee: number | null
  total: number
  vat: number
  freeDelivery: FreeDelivery | null
  estimate: DeliveryWindow
}

export interface CartLineView {
  id: string
  title: string
  variantTitle: string | null
  variantId: string | null
  handle: string | null
  thumbnail: string | null
  quantity: number
  unitPrice: number
  total: number
  /** What has changed since it was put into the cart. */
  news: readonly LineNews[]
}

export function toCartView(cart: Cart, news: CartNews = {}): CartView {
  const fee = cart.shipping_methods.find((method) => method.data?.code === FEE_OPTION_CODE)
  const delivery = cart.shipping_methods.find((method) => method !== fee)
  const code = typeof delivery?.data?.code === "string" ? delivery.data.code : null
  const goodsTotal = sum(cart.items.map((item) => item.unit_price * item.quantity))
  return {
    count: sum(cart.items.map((item) => item.quantity)),
    currency: cart.currency_code,
    lines: cart.items.toSorted(byAge).map((item) => toLineView(item, news[item.id] ?? [])),
    goodsTotal,
    discounts: promotionCodes(cart).map((code) => ({ code, amount: discountOf(cart, code) })),
    discountTotal: cart.discount_total,
    delivery: delivery ? { name: delivery.name, amount: delivery.total, code } : null,
    paymentFee: fee ? fee.total : null,
    total: cart.total,
    vat: vatShare(cart.total, shopFront.taxRate),
    freeDelivery: freeDelivery(cart.item_total),
    estimate: estimateDelivery(code, new Date()),
  }
}

function toLineView(item: CartLineItem, news: readonly LineNews[]): CartLineView {
  return {
    id: item.id,
    title: item.product_title ?? item.title,
    variantTitle: item.variant_title,
    variantId: item.variant_id,
    handle: item.product_handle,
    thumbnail: item.thumbnail,
    quantity: item.quantity,
    unitPrice: item.unit_price,
    total: item.unit_price * item.quantity,
    news,
  }
}

/** What one code takes off; null while that is nothing. */
function discountOf(cart: Cart, code: string): number | null {
  const adjustments = [...cart.items, ...cart.shipping_methods].flatMap((line) => line.adjustments ?? [])
  const own = adjustments.filter((adjustment) => adjustment.code === code)
  return own.length ? sum(own.map((adjustment) => adjustment.amount)) : null
}

function byAge(a: CartLineItem, b: CartLineItem): number {
  return a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

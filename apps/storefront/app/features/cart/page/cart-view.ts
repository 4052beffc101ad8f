import {
  type Cart,
  type CartLineItem,
  type CatalogueCard,
  type CodeRefusal,
  codeDiscounts,
  deliveryCodeOf,
  deliveryOf,
  type PriceSums,
  sumsOf,
  variantTitleOf,
} from "@porteka/commerce-sdk/wire"
import { type DayRange, type DeliveryWindow, delayingClosures, deliveryWindow } from "@porteka/hungary"
import {
  deliveryDays,
  deliverySteps,
  inLineOrder,
  isGiftCardCode,
  isProductLine,
  type LineOptions,
  lineOptionsOf,
  type Personalisation,
  type Shop,
  type WorkingDays,
} from "@porteka/shop"
import { linePicture } from "#app/ui/commerce/line-picture.ts"
import type { LineNews, OptionPrices, ProductFacts, ReadCart } from "../contract/line-news.ts"
import { type MissingValue, missingFor, promotionCodes, refusedCodes } from "../contract/promotion-codes.ts"
import type { LineUnitPrice } from "../contract/unit-price-of-line.ts"
import { type FreeDelivery, freeDelivery, type LaterDelivery, laterDelivery } from "./free-delivery.ts"

/** A cart for display. Amounts are gross whole forints computed by the back end. */
export interface CartView {
  /** False if the cart only contains gift cards, which are sent by e-mail. */
  isSent: boolean
  count: number
  currency: string
  lines: CartLineView[]
  /** Charges for line options, one row per option. */
  charges: ChargeView[]
  /** Unit prices of options; absent: not offered. */
  optionPrices: OptionPrices
  discounts: DiscountView[]
  /** Null until a delivery is chosen. */
  delivery: { name: string; code: string | null } | null
  /** Null once a delivery is chosen, and if nothing is delivered. */
  laterDelivery: LaterDelivery | null
  sums: PriceSums
  /** What is left to pay. */
  total: number
  freeDelivery: FreeDelivery | null
  estimate: DeliveryEstimate
}

/** A code, what it takes off (null: nothing), and why nothing. */
interface DiscountView {
  code: string
  amount: number | null
  isGiftCard: boolean
  /** What remains on a gift card after this cart; null if that is not known. */
  left: number | null
  missing: MissingValue | null
  refused: CodeRefusal | null
}

/** When the products are expected: between two dates, or working days after a transfer has arrived, without the shop's holidays. */
type DeliveryEstimate =
  | ({ kind: "between" } & DeliveryWindow)
  | ({ kind: "after_payment"; closures: DayRange[] } & WorkingDays)

/** The state of a coupon link's code. */
export interface CouponNews {
  code: string
  /** Applied; otherwise it waits until the cart meets its conditions. */
  isApplied: boolean
}

/** The data of the cart page. */
export interface CartPageData {
  cart: CartView | null
  /** The back end was unavailable: the cart is neither empty nor lost. */
  unavailable: boolean
  /** Suggestions for the item added last. */
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
  /** The price of one. */
  unitPrice: number
  /** The price of a kilogram, liter, meter or piece of its content; null if the law asks for none. */
  contentPrice: LineUnitPrice | null
  total: number
  options: LineOptions
  /** The required inscription; null if the product takes none. */
  personalisation: Personalisation | null
  isGiftCard: boolean
  /** What has changed since it was added to the cart. */
  news: readonly LineNews[]
}

/** A charge for an option, and the line it is shown below. */
export interface ChargeView extends CartLineView {
  below: string | null
}

/** Parts of a `ReadCart` that pages showing only amounts do not have. */
type Facts = Partial<Omit<ReadCart, "cart">> & {
  /** Working days until the slowest item is made, if known. */
  makingDays?: number
  /** Balances of gift cards, by code. */
  cardBalances?: Record<string, number>
}

export function toCartView(cart: Cart, shop: Shop, facts: Facts = {}): CartView {
  const { delivery: terms } = shop
  const { news = {}, products = {}, optionPrices = {}, cardBalances = {} } = facts
  const items = inLineOrder(cart.items)
  const views = items.map((item) => ({
    item,
    view: toLineView(item, news[item.id] ?? [], products[item.id]),
  }))
  const makingDays =
    facts.makingDays ?? Math.max(0, ...Object.values(products).map(({ making_days: days }) => days))
  const delivery = deliveryOf(cart.shipping_methods)
  const code = deliveryCodeOf(delivery?.data)
  const isSent = cart.items.some(({ is_giftcard: isCard }) => !isCard)
  return {
    isSent,
    count: cart.items.filter(isProductLine).reduce((count, { quantity }) => count + quantity, 0),
    currency: cart.currency_code,
    lines: views.flatMap(({ item, view }) => (isProductLine(item) ? [view] : [])),
    charges: views.flatMap(({ item, view }, at) =>
      isProductLine(item) ? [] : [{ ...view, below: items.slice(0, at).findLast(isProductLine)?.id ?? null }],
    ),
    optionPrices,
    discounts: toDiscounts(cart, cardBalances),
    delivery: delivery ? { name: delivery.name, code } : null,
    laterDelivery: isSent && !delivery ? laterDelivery(cart, terms) : null,
    sums: sumsOf(cart, isGiftCardCode),
    // A discount of a whole delivery leaves a fraction of a forint due to rounding, which no form can send
    // back.
    total: Math.round(cart.total),
    freeDelivery: freeDelivery(cart, terms),
    estimate: estimateOf(cart, shop, code, makingDays),
  }
}

function toDiscounts(cart: Cart, cardBalances: Record<string, number>): DiscountView[] {
  const amounts = codeDiscounts(cart)
  const kept = promotionCodes(cart).map((code) => {
    const [amount, balance] = [amounts.get(code) ?? null, cardBalances[code]]
    return {
      code,
      amount,
      isGiftCard: isGiftCardCode(code),
      left: balance === undefined ? null : Math.max(0, balance - (amount ?? 0)),
      missing: missingFor(cart, code),
      refused: null,
    }
  })
  const refused = refusedCodes(cart).map((one) => ({
    ...one,
    amount: null,
    isGiftCard: false,
    left: null,
    missing: null,
  }))
  return [...kept, ...refused]
}

function estimateOf(
  { metadata, total }: Pick<Cart, "metadata" | "total">,
  { delivery: terms, bank }: Shop,
  code: string | null,
  makingDays: number,
): DeliveryEstimate {
  const now = new Date()
  const steps = deliverySteps(terms, code, makingDays)
  if (metadata?.payment_method === "bank_transfer" && Math.round(total) > 0)
    return {
      kind: "after_payment",
      ...deliveryDays(terms, code, makingDays),
      closures: delayingClosures(now, terms, steps.shop.to, bank.transferDueDays),
    }
  return { kind: "between", ...deliveryWindow(now, terms, steps) }
}

/**
 * The message about a coupon link's code.
 * @param applied named in the URL: a link has just applied it
 * @param waiting a code that could not be applied yet
 */
export function couponNews(
  { discounts }: Pick<CartView, "discounts">,
  { applied, waiting }: { applied: string | null; waiting: string | null },
): CouponNews | null {
  const inCart = (wanted: string) => discounts.some(({ code }) => code === wanted)
  const linked = discounts.find(({ code }) => code === applied)
  if (linked) return { code: linked.code, isApplied: linked.missing === null && linked.refused === null }
  return waiting === null || inCart(waiting) ? null : { code: waiting, isApplied: false }
}

function toLineView(
  item: CartLineItem,
  news: readonly LineNews[],
  product: ProductFacts[string] | undefined,
): CartLineView {
  return {
    id: item.id,
    title: item.product_title ?? item.title,
    variantTitle: variantTitleOf(item),
    variantId: item.variant_id,
    sku: item.variant_sku,
    handle: item.product_handle,
    thumbnail: linePicture(item),
    quantity: item.quantity,
    unitPrice: item.unit_price,
    contentPrice: product?.unitPrice ?? null,
    total: item.unit_price * item.quantity,
    options: lineOptionsOf(item.metadata),
    personalisation: product?.personalisation ?? null,
    isGiftCard: item.is_giftcard,
    news,
  }
}

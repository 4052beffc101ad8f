import type { Address, Order, PaymentMethod } from "@porteka/commerce-sdk/wire"
import { FEE_OPTION_CODE, PAYMENT_METHODS } from "@porteka/commerce-sdk/wire"
import { addressLines, formatPhone, vatShare } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { type DisplayedStatus, displayedStatus, isUnpaid } from "./order-status.ts"
import { type OrderStep, orderSteps } from "./page/order-steps.ts"
import { type ParcelView, parcelsOf, refundedOf, timelineOf } from "./page/order-timeline.ts"

/** An order as its page draws it. Amounts are gross whole forints. */
export interface OrderView {
  id: string
  number: string
  email: string
  createdAt: string
  status: DisplayedStatus
  /** The whole sum is still to be paid. */
  isUnpaid: boolean
  currency: string
  lines: OrderLineView[]
  goodsTotal: number
  discountTotal: number
  delivery: { name: string; amount: number; code: string | null; pickupPoint: string[] } | null
  paymentFee: number | null
  total: number
  vat: number
  paymentMethod: PaymentMethod | null
  shippingAddress: string[]
  billingAddress: string[]
  notes: string | null
  steps: OrderStep[]
  parcels: ParcelView[]
  /** What went back so far. */
  refunded: number
  /** Goods from whose contract nobody can withdraw. */
  exemptGoods: string[]
  /** Whether there are others beside them. */
  canWithdraw: boolean
}

export interface OrderLineView {
  id: string
  variantId: string | null
  title: string
  variantTitle: string | null
  sku: string | null
  quantity: number
  unitPrice: number
  total: number
  thumbnail: string | null
}

const PENDING_METHODS: readonly (PaymentMethod | null)[] = ["bank_transfer", "cash_on_delivery"]

export function toOrderView(order: Order, locale: Locale): OrderView {
  const fee = order.shipping_methods.find((method) => method.data?.code === FEE_OPTION_CODE)
  const delivery = order.shipping_methods.find((method) => method !== fee)
  const paymentMethod = PAYMENT_METHODS.find((method) => method === order.metadata?.payment_method) ?? null
  const exempt = new Set(order.withdrawal_exemptions?.map(({ line_item_id: id }) => id))
  const payable = { ...order, payment_pending: PENDING_METHODS.includes(paymentMethod) }
  return {
    id: order.id,
    number: String(order.display_id),
    email: order.email ?? "",
    createdAt: order.created_at,
    status: displayedStatus(payable),
    isUnpaid: isUnpaid(payable),
    currency: order.currency_code,
    lines: order.items.map(toLineView),
    goodsTotal: order.items.reduce((sum, item) => sum + item.unit_price * item.quantity, 0),
    discountTotal: order.discount_total,
    delivery: delivery
      ? {
          name: delivery.name,
          amount: delivery.total,
          code: deliveryCode(delivery.data),
          pickupPoint: pickupPointLines(delivery.data),
        }
      : null,
    paymentFee: fee ? fee.total : null,
    total: order.total,
    vat: vatShare(order.total, shop.taxRate),
    paymentMethod,
    shippingAddress: toLines(order.shipping_address, locale),
    billingAddress: toLines(order.billing_address, locale),
    notes: order.metadata?.notes ?? null,
    steps: orderSteps(timelineOf(order), {
      isPickup: deliveryCode(delivery?.data ?? null) === "pickup",
      isCash: paymentMethod === "cash_on_delivery",
    }),
    parcels: parcelsOf(order, deliveryCode(delivery?.data ?? null)),
    refunded: refundedOf(order),
    exemptGoods: order.items.filter(({ id }) => exempt.has(id)).map((item) => toLineView(item).title),
    canWithdraw: order.items.some(({ id }) => !exempt.has(id)),
  }
}

function toLineView(item: Order["items"][number]): OrderLineView {
  return {
    id: item.id,
    variantId: item.variant_id,
    title: item.product_title ?? (item.title || item.subtitle || "Product"),
    variantTitle: item.variant_title,
    sku: item.variant_sku,
    quantity: item.quantity,
    unitPrice: item.unit_price,
    total: item.unit_price * item.quantity,
    thumbnail: item.thumbnail,
  }
}

function toLines(address: Address | null, locale: Locale): string[] {
  if (!address) return []
  return [...addressLines(address, locale), ...(address.phone ? [formatPhone(address.phone)] : [])]
}

function deliveryCode(data: Record<string, unknown> | null): string | null {
  return typeof data?.code === "string" ? data.code : null
}

/** Name and address of the place where it is collected; none for other deliveries. */
function pickupPointLines(data: Record<string, unknown> | null): string[] {
  const text = (key: string) => (typeof data?.[key] === "string" ? data[key] : "")
  const name = text("pickup_point_name")
  if (!name) return []
  const town = `${text("pickup_point_postal_code")} ${text("pickup_point_city")}`
  return [name, `${town}, ${text("pickup_point_address")}`]
}

import type {
  Address,
  Order,
  OrderReturn,
  OrderWithdrawal,
  PaymentMethod,
  PriceSums,
} from "@porteka/commerce-sdk/wire"
import {
  deliveryCodeOf,
  deliveryOf,
  isAtLocker,
  pickupPointOf,
  sumsOf,
  variantTitleOf,
} from "@porteka/commerce-sdk/wire"
import type { CodeShape } from "@porteka/documents/code-shape"
import { addDays, addressLines, budapestDay, formatPhone } from "@porteka/hungary"
import {
  inLineOrder,
  isGiftCardCode,
  isProductLine,
  type LineOptions,
  lineOptionsOf,
  PAYMENT_METHODS,
  type ProducerGuarantee,
  producerGuaranteeOf,
  providerShownWithPayment,
  type Shop,
} from "@porteka/shop"
import { keepNumbers } from "#app/i18n/keep-numbers.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { linePicture } from "#app/ui/commerce/line-picture.ts"
import { type Arrival, arrivalOf } from "./arrival.ts"
import { moneyOf, type OrderMoney } from "./order-money.ts"
import { type DisplayedStatus, statusForShopper } from "./order-status.ts"
import { type OrderStep, orderSteps } from "./order-steps.ts"
import { haveAllPieces, type ParcelView, parcelsOf, timelineOf } from "./order-timeline.ts"
import { transferCodeOf } from "./transfer-code.ts"

/** An order for display. Amounts are gross whole forints. */
export interface OrderView {
  id: string
  number: string
  email: string
  createdAt: string
  status: DisplayedStatus
  currency: string
  lines: OrderLineView[]
  delivery: {
    name: string
    code: string | null
    carrier: string | null
    collectedAt: string[]
    /** Parcel lockers take cards only, so no cash is rounded. */
    isAtLocker: boolean
    /** It goes to a pickup point and is not packed yet. */
    canMove: boolean
  } | null
  arrival: Arrival | null
  sums: PriceSums
  /**
   * Where to transfer the open amount; null if it is paid in cash. A difference after a card payment is
   * transferred, too.
   */
  bank: Shop["bank"] | null
  /** The last day for the transfer; null for other payment methods. */
  transferBy: string | null
  /**
   * Content of the QR code that a banking app reads to fill in the transfer; null if nothing is due or the
   * bank's BIC is not known.
   */
  transferCode: CodeShape | null
  /** What is left to pay after gift cards. */
  total: number
  paymentMethod: PaymentMethod | null
  /** The provider's payment number, if its contract requires it to be shown. */
  cardTransaction: { provider: string; id: string } | null
  /** Empty for a pickup. */
  shippingAddress: string[]
  billingAddress: string[]
  notes: string | null
  /** The version of the terms the order was placed under; null if unknown. */
  termsEdition: number | null
  steps: OrderStep[]
  parcels: ParcelView[]
  returns: ReturnView[]
  /** Recipient and address for returns. */
  returnAddress: string[]
  withdrawal: { reference: string; receivedAt: string; state: OrderWithdrawal["status"] } | null
  /** The buyer has withdrawn from all of it: nothing is asked for or promised any more. */
  isWithdrawn: boolean
  money: OrderMoney
  /** The amount credited to the gift card that paid. */
  giftCardReturned: number
  /** Names of products without a right of withdrawal; empty if the buyer is a business, which has none at all. */
  exemptItems: string[]
  /** Whether the order has other products, too, and a consumer bought them. */
  canWithdraw: boolean
  /** At least one product was delivered, so the buyer can review it. */
  canReview: boolean
}

export interface ReturnView {
  id: string
  reason: OrderReturn["reason"]
  receivedAt: string | null
  items: { id: string; title: string; quantity: number }[]
}

export interface OrderLineView {
  id: string
  /** Lines that charge for an option of other lines. */
  isCharge: boolean
  variantId: string | null
  /** Of the product as it was called then; null for charges. */
  handle: string | null
  title: string
  variantTitle: string | null
  options: LineOptions
  sku: string | null
  quantity: number
  unitPrice: number
  total: number
  thumbnail: string | null
  /** The producer's guarantee as it was when the order was placed. */
  guarantee: ProducerGuarantee | null
}

const PENDING_METHODS: readonly unknown[] = ["bank_transfer", "cash_on_delivery"]

/** With bank transfer and cash on delivery, "authorized" only means that the method was chosen. */
export function isPaymentPending({ metadata }: Pick<Order, "metadata">): boolean {
  return PENDING_METHODS.includes(metadata?.payment_method)
}

function cardTransactionOf({ payment_collections = [] }: Order): OrderView["cardTransaction"] {
  for (const { data } of payment_collections.flatMap(({ payments = [] }) => payments)) {
    const provider = providerShownWithPayment(data?.provider)
    if (provider && typeof data?.id === "string") return { provider, id: data.id }
  }
  return null
}

export function toOrderView(order: Order, locale: Locale, shop: Shop): OrderView {
  const delivery = deliveryOf(order.shipping_methods)
  const paymentMethod = PAYMENT_METHODS.find((method) => method === order.metadata?.payment_method) ?? null
  const money = moneyOf(order, isPaymentPending(order))
  const bank = paymentMethod === "cash_on_delivery" ? null : shop.bank
  const transferBy =
    paymentMethod === "bank_transfer" ? addDays(budapestDay(order.created_at), dueDaysOf(order, shop)) : null
  const timeline = timelineOf(order)
  const code = deliveryCodeOf(delivery?.data)
  const hasGoods = order.items.some(({ is_giftcard: isCard }) => !isCard)
  const isWithdrawn = isWithdrawnFrom(order)
  return {
    id: order.id,
    number: String(order.display_id),
    email: order.email ?? "",
    createdAt: order.created_at,
    status: statusOf(order, paymentMethod),
    currency: order.currency_code,
    lines: inLineOrder(order.items).map(toLineView),
    delivery: delivery
      ? {
          name: delivery.name,
          code,
          carrier: pickupPointOf(delivery.data)?.carrier ?? null,
          collectedAt: collectedAt(delivery.data, locale, shop),
          isAtLocker: isAtLocker([delivery]),
          canMove: code === "locker" && isMovable(order),
        }
      : null,
    arrival:
      hasGoods && !isWithdrawn
        ? arrivalOf(order, timeline, shop, {
            code,
            isTransfer: paymentMethod === "bank_transfer",
            isDue: money.due > 0,
            now: new Date(),
          })
        : null,
    sums: sumsOf(order, isGiftCardCode),
    transferBy,
    bank,
    money,
    giftCardReturned: order.gift_card_returned ?? 0,
    transferCode: bank && transferCodeOf({ number: String(order.display_id), money, transferBy }, bank),
    total: Math.round(order.total),
    paymentMethod,
    cardTransaction: cardTransactionOf(order),
    // An order that is collected or sent by e-mail has no delivery address.
    shippingAddress:
      !hasGoods || isCollected(delivery?.data ?? null) ? [] : toLines(order.shipping_address, locale),
    billingAddress: toLines(order.billing_address, locale),
    notes: order.metadata?.notes ?? null,
    termsEdition: Number(order.metadata?.terms?.version) || null,
    steps: orderSteps(timeline, {
      isPickup: code === "pickup",
      isCash: paymentMethod === "cash_on_delivery",
      hasGoods,
    }),
    parcels: parcelsOf(order, carrierOf(delivery?.data ?? null, shop.delivery)),
    returns: (order.returns ?? []).map((back) => toReturnView(back, order)),
    returnAddress: toReturnAddress(shop),
    withdrawal: toWithdrawalView(order.withdrawal),
    isWithdrawn,
    ...withdrawalOf(order),
    canReview:
      order.status !== "canceled" && (order.fulfillments ?? []).some((parcel) => parcel.delivered_at),
  }
}

function toWithdrawalView(withdrawal: Order["withdrawal"]): OrderView["withdrawal"] {
  if (!withdrawal) return null
  const { reference, status, received_at } = withdrawal
  return { reference, state: status, receivedAt: received_at }
}

const isWithdrawnFrom = ({ withdrawal }: Order) => withdrawal?.whole_order === true

function statusOf(order: Order, paymentMethod: PaymentMethod | null): OrderView["status"] {
  const isTransfer = paymentMethod === "bank_transfer"
  const status = statusForShopper({ ...order, payment_pending: isPaymentPending(order) }, isTransfer)
  // Some parcels have arrived, and the others are on their way.
  if (order.fulfillment_status === "partially_delivered" && haveAllPieces(order, "shipped_quantity"))
    return "shipped"
  return isWithdrawnFrom(order) && status === "awaiting_transfer" ? "pending" : status
}

/** Whether it can still be sent to another pickup point. */
const isMovable = (order: Order) =>
  order.status !== "canceled" && order.fulfillment_status === "not_fulfilled" && !isWithdrawnFrom(order)

function withdrawalOf(order: Order): Pick<OrderView, "exemptItems" | "canWithdraw"> {
  if (order.billing_address?.metadata?.tax_number) return { exemptItems: [], canWithdraw: false }
  const exempt = new Set(order.withdrawal_exemptions?.map(({ line_item_id: id }) => id))
  return {
    exemptItems: order.items.filter(({ id }) => exempt.has(id)).map((item) => toLineView(item).title),
    canWithdraw: order.items.some(({ id }) => !exempt.has(id)),
  }
}

/** A return with the pieces that are announced, or that have arrived. */
function toReturnView({ id, reason, received_at, items }: OrderReturn, order: Order): ReturnView {
  return {
    id,
    reason,
    receivedAt: received_at,
    items: items.flatMap(({ item_id: lineId, quantity, received_quantity: received }) => {
      const line = order.items.find((item) => item.id === lineId)
      const pieces = received_at ? received : quantity
      return line && pieces > 0 ? [{ id: lineId, title: toLineView(line).title, quantity: pieces }] : []
    }),
  }
}

function toReturnAddress({ returns: { recipient, address } }: Shop): string[] {
  return [recipient, `${address.postalCode} ${address.city}`, address.street]
}

/** The order keeps its payment deadline, even if the shop's setting has changed. */
function dueDaysOf({ metadata }: Order, { bank }: Shop): number {
  const given = metadata?.transfer_due_days
  return typeof given === "number" ? given : bank.transferDueDays
}

/** The product's title is in the language of the request, the line's own in that of the purchase. */
export const titleOfLine = ({ product_title, title, subtitle }: Order["items"][number]): string =>
  product_title ?? (title || subtitle || "Product")

export function toLineView(item: Order["items"][number]): OrderLineView {
  return {
    id: item.id,
    variantId: item.variant_id,
    handle: isProductLine(item) ? item.product_handle : null,
    title: titleOfLine(item),
    variantTitle: variantTitleOf(item),
    options: lineOptionsOf(item.metadata),
    isCharge: !isProductLine(item),
    sku: isProductLine(item) ? item.variant_sku : null,
    quantity: item.quantity,
    unitPrice: item.unit_price,
    total: item.unit_price * item.quantity,
    thumbnail: linePicture(item),
    guarantee: producerGuaranteeOf(item.metadata),
  }
}

function toLines(address: Address | null, locale: Locale): string[] {
  if (!address) return []
  return [...addressLines(address, locale), ...(address.phone ? [formatPhone(address.phone)] : [])]
}

const carrierOf = (data: Record<string, unknown> | null, { locker, courier }: Shop["delivery"]) =>
  pickupPointOf(data)?.carrier ?? (deliveryCodeOf(data) === "locker" ? locker : courier).carrier

const isCollected = (data: Record<string, unknown> | null) =>
  deliveryCodeOf(data) === "pickup" || deliveryCodeOf(data) === "locker"

/** Name, address and hours of the pickup place; empty for an order that is delivered. */
function collectedAt(data: Record<string, unknown> | null, locale: Locale, { pickup }: Shop): string[] {
  if (deliveryCodeOf(data) === "pickup") {
    const { postalCode, city, street } = pickup.address
    return [pickup.name[locale], `${postalCode} ${city}, ${street}`, keepNumbers(pickup.hours[locale])]
  }
  const point = pickupPointOf(data)
  return point ? [point.name, `${point.postal_code} ${point.city}, ${point.address}`] : []
}

import type { Order, OrderFulfillment } from "@porteka/commerce-sdk/wire"
import { isProductLine } from "@porteka/shop"
import { paymentsOf } from "./order-money.ts"
import type { OrderTimeline } from "./order-steps.ts"

export interface ParcelView {
  id: string
  carrier: string
  number: string | null
  /** The tracking URL that was recorded. */
  givenUrl: string | null
  shippedAt: string
  deliveredAt: string | null
  /** The lines in it, if it is only a part of the order. */
  items: { lineId: string; quantity: number }[]
}

/** The time of each event of an order. With several parcels the last one counts, and only if nothing is left to be packed. */
export function timelineOf(order: Order): OrderTimeline {
  const parcels = liveParcels(order)
  const ofAll = (when: (parcel: OrderFulfillment) => string | null, count: Counted) => {
    const times = parcels.map(when)
    return times.includes(null) || !haveAllPieces(order, count) ? null : (times.toSorted().at(-1) ?? null)
  }
  return {
    createdAt: order.created_at,
    paidAt: paidAt(order),
    packedAt: ofAll((parcel) => parcel.created_at, "fulfilled_quantity"),
    shippedAt: ofAll((parcel) => parcel.shipped_at, "shipped_quantity"),
    deliveredAt: ofAll((parcel) => parcel.delivered_at, "delivered_quantity"),
    canceledAt: order.status === "canceled" ? (order.canceled_at ?? order.updated_at) : null,
  }
}

/** An order that was covered by a gift card or a discount has no payment. */
const paidAt = (order: Order) =>
  paymentsOf(order).find(({ captured_at: at }) => at)?.captured_at ??
  (order.payment_status === "captured" ? order.created_at : null)

/** Handed to the carrier. */
export function parcelsOf(order: Order, carrier: string): ParcelView[] {
  return liveParcels(order).flatMap(
    ({ id, shipped_at: shippedAt, delivered_at: deliveredAt, labels = [], items = [] }) =>
      shippedAt
        ? {
            id,
            carrier,
            shippedAt,
            deliveredAt,
            number: labels[0]?.tracking_number || null,
            givenUrl: labels[0]?.tracking_url ?? null,
            items: partOf(order, items),
          }
        : [],
  )
}

/** A parcel with everything needs no list of its own. */
function partOf(
  { items: lines }: Order,
  packed: NonNullable<OrderFulfillment["items"]>,
): ParcelView["items"] {
  const products = new Map(lines.filter(isProductLine).map(({ id, quantity }) => [id, quantity]))
  const items = packed.flatMap(({ line_item_id: lineId, quantity }) =>
    lineId && products.has(lineId) ? [{ lineId, quantity }] : [],
  )
  const isWhole = [...products].every(([line, pieces]) =>
    items.some(({ lineId, quantity }) => lineId === line && quantity >= pieces),
  )
  return isWhole ? [] : items
}

type Counted = "fulfilled_quantity" | "shipped_quantity" | "delivered_quantity"

/** Whether all pieces have got so far, and not only those of the first parcel. What is exchanged later counts apart. */
export const haveAllPieces = ({ items, returns = [] }: Order, count: Counted): boolean =>
  returns.length > 0 ||
  items
    .filter((line) => isProductLine(line) && !line.is_giftcard)
    .every(({ quantity, detail }) => (detail?.[count] ?? quantity) >= quantity)

const liveParcels = ({ fulfillments = [] }: Order) =>
  fulfillments.filter(({ canceled_at: canceledAt }) => !canceledAt)

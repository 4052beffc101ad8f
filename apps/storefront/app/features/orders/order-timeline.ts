import type { Order, OrderFulfillment } from "@porteka/commerce-sdk/wire"
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
}

/** The time of each event of an order. With several parcels the last one counts. */
export function timelineOf(order: Order): OrderTimeline {
  const parcels = liveParcels(order)
  const ofAll = (when: (parcel: OrderFulfillment) => string | null) => {
    const times = parcels.map(when)
    return times.includes(null) ? null : (times.toSorted().at(-1) ?? null)
  }
  return {
    createdAt: order.created_at,
    paidAt: paidAt(order),
    packedAt: ofAll((parcel) => parcel.created_at),
    shippedAt: ofAll((parcel) => parcel.shipped_at),
    deliveredAt: ofAll((parcel) => parcel.delivered_at),
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
    ({ id, shipped_at: shippedAt, delivered_at: deliveredAt, labels = [] }) =>
      shippedAt
        ? {
            id,
            carrier,
            shippedAt,
            deliveredAt,
            number: labels[0]?.tracking_number || null,
            givenUrl: labels[0]?.tracking_url ?? null,
          }
        : [],
  )
}

const liveParcels = ({ fulfillments = [] }: Order) =>
  fulfillments.filter(({ canceled_at: canceledAt }) => !canceledAt)

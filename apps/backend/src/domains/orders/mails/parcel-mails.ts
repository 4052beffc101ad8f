import type { MedusaContainer } from "@medusajs/framework/types"
import { deliveryOf, pickupPointOf } from "@porteka/commerce-sdk"
import {
  type PaymentMethod,
  renderOrderDelivered,
  renderOrderReady,
  renderOrderShipped,
} from "@porteka/emails"
import { budapestDay, parcelTrackingUrl, windowAfterShipment, withdrawalDeadline } from "@porteka/hungary"
import { isProductLine } from "@porteka/shop"
import { parseProductMetadata } from "../../../modules/catalogue/product-metadata.ts"
import { readRecords } from "../../../records/read-records.ts"
import type { OrderedProduct } from "../read-ordered-products.ts"
import { hasMoreToSend } from "./has-more-to-send.ts"
import { type OrderMail, orderMail } from "./order-mail.ts"
import { toParcelItems } from "./to-item-in-email.ts"
import { type OrderToWriteAbout, toDelivery } from "./to-order-in-email.ts"

interface Parcel {
  shipped_at: Date | string | null
  delivered_at: Date | string | null
  labels: { tracking_number: string; tracking_url: string }[]
  items: { line_item_id: string | null; title: string; quantity: number }[]
}

const PARCEL_FIELDS = [
  "shipped_at",
  "delivered_at",
  "labels.*",
  "items.line_item_id",
  "items.title",
  "items.quantity",
]

/**
 * Sent when an order to be collected in our shop has been packed. Other parcels get an e-mail when they are
 * shipped.
 */
export const orderReady = orderMail(({ order, reference, paymentMethod, props }) => {
  const delivery = toDelivery(deliveryOf(order.shipping_methods), props)
  if (delivery.kind !== "shop" || !delivery.pickup_point) return null
  const point = { ...delivery.pickup_point, hours: props.shop.pickup.hours[props.locale] }
  const cash_due = cashDue(order, paymentMethod)
  return renderOrderReady({ ...props, order: reference, point, cash_due })
})

export const orderShipped = orderMail(async (mail) =>
  drawShipped(mail, await readParcel(mail.container, { id: mail.mail.part_id ?? "" })),
)

/**
 * The parcel had no number when it was sent, or another one. Not sent if the number was corrected since, or the parcel
 * has arrived.
 */
export const orderTracking = orderMail(async (mail) => {
  const parcel = await readParcel(mail.container, { labels: { id: mail.mail.part_id ?? "" } })
  return parcel?.delivered_at ? null : drawShipped(mail, parcel, { isNumberLate: true })
})

function drawShipped(
  { order, products, reference, paymentMethod, props }: OrderMail,
  parcel: Parcel | undefined,
  { isNumberLate = false } = {},
) {
  const method = deliveryOf(order.shipping_methods)
  const delivery = toDelivery(method, props)
  if (!parcel?.shipped_at || delivery.kind === "shop") return null
  const terms = method?.data?.code === "locker" ? props.shop.delivery.locker : props.shop.delivery.courier
  const number = parcel.labels[0]?.tracking_number || null
  const carrier = pickupPointOf(method?.data)?.carrier ?? terms.carrier
  return renderOrderShipped({
    ...props,
    order: reference,
    items: toParcelItems({ order, products }, parcel.items),
    carrier,
    tracking_number: number,
    tracking_url: number && parcelTrackingUrl(carrier, number, parcel.labels[0]?.tracking_url),
    expected: windowAfterShipment(parcel.shipped_at, terms.workingDays),
    pickup_point: delivery.pickup_point,
    cash_due: cashDue(order, paymentMethod),
    is_at_locker: delivery.is_at_locker === true,
    is_number_late: isNumberLate,
    has_more: !isNumberLate && hasMoreToSend(order.items),
  })
}

/** Also sent for orders collected in our shop. */
export const orderDelivered = orderMail(async ({ container, mail, order, products, reference, props }) => {
  const parcel = await readParcel(container, { id: mail.part_id ?? "" })
  if (!parcel?.delivered_at) return null
  const deliveredOn = budapestDay(parcel.delivered_at)
  return renderOrderDelivered({
    ...props,
    order: reference,
    items: toParcelItems({ order, products }, parcel.items),
    isCollected: toDelivery(deliveryOf(order.shipping_methods), props).kind === "shop",
    delivered_on: deliveredOn,
    withdraw_by: canWithdraw(order, products) ? withdrawalDeadline(deliveredOn) : null,
  })
})

/**
 * Only consumers can withdraw, and not from every kind of product; the period starts with the last parcel's
 * arrival.
 */
function canWithdraw({ items, billing_address: billing }: OrderToWriteAbout, products: OrderedProduct[]) {
  const isComplete = items.every(
    ({ quantity, detail }) => Number(detail?.delivered_quantity ?? 0) >= Number(quantity),
  )
  const isExempt = (productId: string | null) =>
    parseProductMetadata(products.find(({ id }) => id === productId)?.metadata).withdrawal_exemption
  return (
    isComplete &&
    !billing?.metadata?.tax_number &&
    items.filter(isProductLine).some(({ product_id: id }) => !isExempt(id))
  )
}

async function readParcel(
  container: MedusaContainer,
  filters: { id: string } | { labels: { id: string } },
): Promise<Parcel | undefined> {
  const [found] = await readRecords<Parcel>(container, {
    entity: "fulfillment",
    fields: PARCEL_FIELDS,
    filters,
  })
  return found
}

function cashDue(
  { total, payment_collections: collections }: OrderToWriteAbout,
  method: PaymentMethod | null,
) {
  if (method !== "cash_on_delivery") return null
  const isPaid = collections?.some(({ payments = [] }) => payments.some(({ captured_at: at }) => at))
  return isPaid ? null : total
}

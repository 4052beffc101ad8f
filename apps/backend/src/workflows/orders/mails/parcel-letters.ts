import type { MedusaContainer } from "@medusajs/framework/types"
import {
  type GoodsInEmail,
  type PaymentMethod,
  renderOrderReady,
  renderOrderShipped,
  renderReturnReceived,
} from "@porteka/emails"
import { addWorkingDays, budapestDay, parcelTrackingUrl, refundDeadline } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import { readRecords } from "../../../records/read-records.ts"
import { chosenVariant } from "../read-ordered-products.ts"
import { type OrderLetter, orderLetter } from "./order-letter.ts"
import { deliveryOf, type OrderToWriteAbout, toDelivery } from "./to-order-in-email.ts"

interface Parcel {
  shipped_at: Date | string | null
  labels: { tracking_number: string; tracking_url: string }[]
  items: { line_item_id: string | null; title: string; quantity: number }[]
}

const PARCEL_FIELDS = ["shipped_at", "labels.*", "items.line_item_id", "items.title", "items.quantity"]

/** What is to be collected in our own shop is packed and waits. Any other parcel is told of when it is shipped. */
export const orderReady = orderLetter(async ({ order, reference, props }) => {
  const delivery = toDelivery(deliveryOf(order), props.locale)
  if (delivery.kind !== "shop" || !delivery.pickup_point) return null
  const point = { ...delivery.pickup_point, hours: shop.pickup.hours[props.locale] }
  return await renderOrderReady({ ...props, order: reference, point, until: null })
})

export const orderShipped = orderLetter(
  async ({ container, mail, order, products, reference, paymentMethod, props }) => {
    const method = deliveryOf(order)
    const delivery = toDelivery(method, props.locale)
    const parcel = await readParcel(container, mail.part_id)
    if (!parcel?.shipped_at || delivery.kind === "shop") return null
    const terms = method?.data?.code === "locker" ? shop.delivery.locker : shop.delivery.courier
    const shippedOn = budapestDay(parcel.shipped_at)
    const number = parcel.labels[0]?.tracking_number || null
    const { from, to } = terms.workingDays
    return await renderOrderShipped({
      ...props,
      order: reference,
      goods: parcel.items.map((item) => toGoods({ order, products }, item.line_item_id, item)),
      carrier: terms.carrier,
      tracking_number: number,
      tracking_url: number && parcelTrackingUrl(terms.carrier, number, parcel.labels[0]?.tracking_url),
      expected: { from: addWorkingDays(shippedOn, from), to: addWorkingDays(shippedOn, to) },
      pickup_point: delivery.pickup_point,
      cash_due: cashDue(order, paymentMethod),
    })
  },
)

export const returnReceived = orderLetter(async ({ container, mail, order, products, reference, props }) => {
  const [received] = await readRecords<{ items: { item_id: string; received_quantity: number }[] }>(
    container,
    {
      entity: "return",
      fields: ["id", "items.item_id", "items.received_quantity"],
      filters: { id: mail.part_id ?? "" },
    },
  )
  if (!received) return null
  const withdrawal = await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(order.id)
  return await renderReturnReceived({
    ...props,
    order: reference,
    goods: received.items.map(({ item_id: id, received_quantity: quantity }) =>
      toGoods({ order, products }, id, { title: id, quantity }),
    ),
    case_reference: withdrawal?.reference ?? null,
    refund_by: withdrawal ? refundDeadline(budapestDay(withdrawal.received_at)) : null,
  })
})

async function readParcel(container: MedusaContainer, id: string | null): Promise<Parcel | undefined> {
  const [found] = await readRecords<Parcel>(container, {
    entity: "fulfillment",
    fields: PARCEL_FIELDS,
    filters: { id: id ?? "" },
  })
  return found
}

/** In the order's words: a parcel's own lines carry the variant's title. */
function toGoods(
  { order, products }: Pick<OrderLetter, "order" | "products">,
  lineId: string | null,
  { title, quantity }: { title: string; quantity: number },
): GoodsInEmail {
  const line = order.items.find(({ id }) => id === lineId)
  return {
    title: line?.product_title ?? line?.title ?? title,
    variant_title: line ? chosenVariant(line, products) : null,
    quantity: Number(quantity),
  }
}

function cashDue({ total, payment_collections: collections }: OrderToWriteAbout, method: PaymentMethod) {
  if (method !== "cash_on_delivery") return null
  const isPaid = collections?.some(({ payments = [] }) => payments.some(({ captured_at: at }) => at))
  return isPaid ? null : total
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { PickupPoint, PickupPointRefusal } from "@porteka/commerce-sdk"
import { sendSoon } from "../../mail/send-soon.ts"
import { PICKUP_POINT_MODULE } from "../../modules/pickup-point/index.ts"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"
import { findPickupProblems, readWeight, toPickupPointData } from "../checkout/pickup-point.ts"
import { LOCKER_CODE } from "../pricing/delivery-option-codes.ts"
import { optionForPoint } from "../pricing/point-options.ts"
import { enqueueOrderMails } from "./mails/enqueue-order-mails.ts"
import { POINT_CHANGE } from "./point-change.ts"

interface CollectedOrder {
  id: string
  canceled_at: string | Date | null
  metadata: Record<string, unknown> | null
  items: { variant_id: string | null; quantity: number }[]
  shipping_methods: { id: string; shipping_option_id: string | null; data: Record<string, unknown> | null }[]
  shipping_address: { phone: string | null } | null
  fulfillments: { canceled_at: string | Date | null }[] | null
}

const FIELDS = [
  "id",
  "canceled_at",
  "metadata",
  "items.variant_id",
  "items.quantity",
  "shipping_address.phone",
  "shipping_methods.id",
  "shipping_methods.shipping_option_id",
  "shipping_methods.data",
  "fulfillments.canceled_at",
]

/**
 * Sends an order to another pickup point. Only until it is packed, because then the carrier gets the old one, and only to a
 * point that costs the same, because the order is paid or its amount is known. Call it under the order's lock.
 * @param by the staff member; null: the shopper
 * @returns why it was refused; null: it is done
 * @throws 404
 */
export async function changePickupPoint(
  container: MedusaContainer,
  { orderId, pointId, by }: { orderId: string; pointId: string; by: string | null },
): Promise<PickupPointRefusal | null> {
  const order = await findOrder(container, orderId)
  const method = order.shipping_methods.find(({ data }) => data?.code === LOCKER_CODE)
  if (!method || order.canceled_at) return "order_not_collected"
  if (order.fulfillments?.some(({ canceled_at: canceledAt }) => !canceledAt)) return "order_packed"
  const point = await container.resolve(PICKUP_POINT_MODULE).find(pointId)
  const [problem] = findPickupProblems(point, {
    weight: await readWeight(container, order),
    paidOnDelivery: order.metadata?.payment_method === "cash_on_delivery",
    phone: order.shipping_address?.phone ?? null,
  })
  if (problem || !point) return (problem?.code ?? "pickup_point_unavailable") as PickupPointRefusal
  if (!(await costsTheSame(container, method.shipping_option_id, point)))
    return "pickup_point_costs_differently"
  if (method.data?.pickup_point_id === point.id) return null
  const data = { ...method.data, ...toPickupPointData(point) }
  const orders = container.resolve(Modules.ORDER)
  await orders.updateOrderShippingMethods([{ id: method.id, data }])
  await orders.registerOrderChange({
    order_id: orderId,
    change_type: "update_order",
    ...(by ? { created_by: by, confirmed_by: by } : {}),
    details: { type: POINT_CHANGE, old: method.data, new: data },
  })
  await notify(container, orderId)
  return null
}

/** So that nobody goes to the wrong one, or is sent to one they did not choose. */
async function notify(container: MedusaContainer, orderId: string): Promise<void> {
  const keys = await enqueueOrderMails(container, { id: orderId, orderId }, { kinds: ["order_changed"] })
  await sendSoon(container, keys)
}

async function findOrder(container: MedusaContainer, orderId: string): Promise<CollectedOrder> {
  const [order] = await readRecords<CollectedOrder>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id: orderId },
  })
  if (!order) throw notFound("There is no such order")
  return order
}

/** Whether the point belongs to the delivery option that the order was placed with. */
async function costsTheSame(
  container: MedusaContainer,
  optionId: string | null,
  point: PickupPoint,
): Promise<boolean> {
  const records = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({}, { relations: ["type"] })
  const options = records.map(({ id, type, data }) => ({ id, code: type.code, data }))
  const ordered = options.find(({ id }) => id === optionId)
  return ordered !== undefined && optionForPoint(options, ordered, point.provider).id === optionId
}

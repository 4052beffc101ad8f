import type { MedusaContainer } from "@medusajs/framework/types"
import { deliveryCodeOf, deliveryOf } from "@porteka/commerce-sdk"
import { readWeight } from "../checkout/pickup-point.ts"
import { readDesk } from "../order-desk/read-desk.ts"
import { readOrder } from "../orders/read-order.ts"
import type { OrderToSend } from "./to-parcel.ts"

interface DeliveredOrder {
  items: { variant_id: string | null; quantity: number }[]
  shipping_methods: { data: Record<string, unknown> | null }[]
}

const FIELDS = ["id", "items.*", "items.detail.*", "shipping_methods.*"]

/** @throws 404 */
export async function readOrderToSend(container: MedusaContainer, id: string) {
  const desk = await readDesk(container, id)
  const { items, shipping_methods: methods } = await readOrder<DeliveredOrder>(container, id, FIELDS)
  return {
    desk,
    delivery: deliveryCodeOf(deliveryOf(methods)?.data),
    grams: await readWeight(container, { items }),
  } satisfies OrderToSend
}

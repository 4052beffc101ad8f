import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows"
import type { AdvancedOrder, DeskStep, DeskStepInput } from "@porteka/commerce-sdk/wire"
import { reasonForStaff } from "../../logs/failure.ts"
import { readRecords } from "../../records/read-records.ts"
import { staffText } from "../../staff-language/staff-language.ts"
import { hasOpenChange } from "../orders/open-change.ts"
import { underOrderLock } from "../orders/order-lock.ts"
import { recordPayment } from "../orders/record-payment.ts"
import { reserveReplacements } from "../orders/reserve-replacements.ts"
import { checkUnusual } from "./check-unusual.ts"
import { labelOfNumber, type ParcelLabel } from "./label-of-number.ts"

type NamedOrder = DeskStepInput["orders"][number]

interface Parcel {
  id: string
  shipped_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  items: { line_item_id: string | null; quantity: number }[]
  labels: ParcelLabel[] | null
}

interface OrderToAdvance {
  canceled_at: string | null
  items: {
    id: string
    is_giftcard: boolean
    quantity: number
    detail: { fulfilled_quantity?: number } | null
  }[]
  fulfillments: Parcel[] | null
}

const FIELDS = [
  "id",
  "canceled_at",
  "items.*",
  "items.detail.*",
  "fulfillments.id",
  "fulfillments.shipped_at",
  "fulfillments.delivered_at",
  "fulfillments.canceled_at",
  "fulfillments.items.line_item_id",
  "fulfillments.items.quantity",
  "fulfillments.labels.*",
]

/** Applies one step to many orders. A refusal does not stop the others; completed steps are kept. */
export async function advanceOrders(
  container: MedusaContainer,
  step: DeskStep,
  orders: readonly NamedOrder[],
  staffId: string,
): Promise<AdvancedOrder[]> {
  const advanced: AdvancedOrder[] = []
  for (const order of orders) {
    try {
      await underOrderLock(container, order.id, () => STEPS[step](container, order, staffId))
      advanced.push({ id: order.id, refusal: null })
    } catch (error) {
      advanced.push({ id: order.id, refusal: reasonForStaff(error) })
    }
  }
  return advanced
}

const STEPS: Record<
  DeskStep,
  (container: MedusaContainer, order: NamedOrder, staffId: string) => Promise<void>
> = {
  checked: (container, { id }, staffId) => checkUnusual(container, id, staffId),
  paid: (container, { id }, staffId) => recordPayment(container, id, staffId),
  packed: pack,
  shipped: ship,
  delivered: deliver,
}

/** Packs everything that is not packed yet, except gift cards. */
async function pack(container: MedusaContainer, { id }: NamedOrder, staffId: string): Promise<void> {
  await reserveReplacements(container, id)
  const { items } = await readOrderToAdvance(container, id)
  const open = items.flatMap(({ id: line, is_giftcard: isCard, quantity, detail }) => {
    const rest = Number(quantity) - Number(detail?.fulfilled_quantity ?? 0)
    return rest > 0 && !isCard ? [{ id: line, quantity: rest }] : []
  })
  if (open.length === 0) return
  await createOrderFulfillmentWorkflow(container).run({
    input: { order_id: id, items: open, created_by: staffId },
  })
}

/** Ships everything that is packed; unpacked items are packed first. */
async function ship(container: MedusaContainer, order: NamedOrder, staffId: string): Promise<void> {
  await pack(container, order, staffId)
  const { parcels } = await readOrderToAdvance(container, order.id)
  for (const parcel of parcels.filter(({ shipped_at: shippedAt }) => !shippedAt)) {
    await createOrderShipmentWorkflow(container).run({
      input: {
        order_id: order.id,
        fulfillment_id: parcel.id,
        items: parcel.items.flatMap(({ line_item_id: id, quantity }) =>
          id ? [{ id, quantity: Number(quantity) }] : [],
        ),
        labels: labelsOf(parcel, order.tracking_number),
        created_by: staffId,
      },
    })
  }
}

/** The carrier's label, with the number that was entered. */
function labelsOf({ labels }: Parcel, typed: string | undefined) {
  const [given] = labels ?? []
  const number = typed || given?.tracking_number
  return number === undefined ? [] : [labelOfNumber(given, number)]
}

/** Includes orders collected in the shop, which no carrier handled. */
async function deliver(container: MedusaContainer, { id }: NamedOrder): Promise<void> {
  const { parcels } = await readOrderToAdvance(container, id)
  for (const parcel of parcels.filter(({ delivered_at: deliveredAt }) => !deliveredAt)) {
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId: id, fulfillmentId: parcel.id },
    })
  }
}

async function readOrderToAdvance(container: MedusaContainer, id: string) {
  const [order] = await readRecords<OrderToAdvance>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id },
  })
  if (!order) throw new Error(staffText({ hu: "Nincs ilyen rendelés.", en: "There is no such order." }))
  if (order.canceled_at)
    throw new Error(staffText({ hu: "A rendelést törölték.", en: "The order was canceled." }))
  if (await hasOpenChange(container, id))
    throw new Error(
      staffText({
        hu: "Van egy megkezdett módosítása (szerkesztés, visszaküldés, csere, reklamáció vagy áthelyezés egy fiókba). A rendelés lapján, a „Visszaküldés, csere …” részben fejezze be vagy vesse el, utána csomagolható és adható fel.",
        en: "A change of it has been begun (an edit, return, exchange, claim or move to an account). Finish or discard it on the order's page, under “Returns, exchanges …”; then it can be packed and sent.",
      }),
    )
  const parcels = (order.fulfillments ?? []).filter(({ canceled_at: canceledAt }) => !canceledAt)
  return { items: order.items, parcels }
}

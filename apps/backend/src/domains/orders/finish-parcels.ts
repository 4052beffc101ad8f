import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { queryRows } from "../../records/query-rows.ts"
import { logFailure } from "../run-separately.ts"
import { freeStock } from "./half-made-order.ts"
import { underOrderLock } from "./order-lock.ts"

/**
 * Medusa packs in steps: it creates the parcel, counts the stock down, and then, at the same time, records the parcel with its
 * order, its pieces as packed, and releases what was reserved. Here is finished what a process that died has left of the last ones.
 */

const BATCH_SIZE = 20
/** SQL: of the fulfillment `parcel`. A more recent one may still be in progress. */
const IS_RECENT = `
  parcel.created_at between now() - interval '7 days' and now() - interval '1 minute'
  and parcel.canceled_at is null and parcel.deleted_at is null`

const HALF_RECORDED = `
  select parcel.id, belongs.order_id, link.id is not null as is_linked
    from fulfillment parcel
    left join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
   cross join lateral (
     select coalesce(link.order_id, (
              select item.order_id from fulfillment_item packed join order_item item on item.item_id = packed.line_item_id
               where packed.fulfillment_id = parcel.id limit 1)) as order_id) belongs
    join "order" o on o.id = belongs.order_id and o.canceled_at is null and o.deleted_at is null
   where ${IS_RECENT} and (:only::text is null or parcel.id = :only)
     and (link.id is null) = exists (
       select from order_change_action action
        where action.order_id = o.id and action.reference = 'fulfillment' and action.reference_id = parcel.id
          and action.deleted_at is null)
   limit ${BATCH_SIZE}`

interface HalfRecorded {
  id: string
  order_id: string
  is_linked: boolean
}

const readHalf = (container: MedusaContainer, only: string | null) =>
  queryRows<HalfRecorded>(container, HALF_RECORDED, { only })

/** Records parcels with their order that only their pieces name, and pieces as packed of which only the parcel is recorded. */
export async function finishParcels(container: MedusaContainer): Promise<void> {
  for (const { id, order_id } of await readHalf(container, null))
    await logFailure(container, `The parcel ${id} of ${order_id} is not recorded completely yet`, () =>
      underOrderLock(container, order_id, async () => {
        const [half] = await readHalf(container, id)
        if (half) await finishParcel(container, half)
      }),
    )
}

const PACKED = `
  select line_item_id as id, quantity::float8 as quantity from fulfillment_item
   where fulfillment_id = ? and line_item_id is not null and deleted_at is null`

async function finishParcel(
  container: MedusaContainer,
  { id, order_id, is_linked: isLinked }: HalfRecorded,
): Promise<void> {
  if (!isLinked) {
    await container
      .resolve(ContainerRegistrationKeys.LINK)
      .create({ [Modules.ORDER]: { order_id }, [Modules.FULFILLMENT]: { fulfillment_id: id } })
    return
  }
  const items = await queryRows<{ id: string; quantity: number }>(container, PACKED, [id])
  await container
    .resolve(Modules.ORDER)
    .registerFulfillment({ order_id, reference: Modules.FULFILLMENT, reference_id: id, items })
}

const HELD_BY_PACKED = `
  select distinct item.order_id, held.line_item_id from fulfillment parcel
    join fulfillment_item packed on packed.fulfillment_id = parcel.id
    join reservation_item held on held.line_item_id = packed.line_item_id and held.deleted_at is null
    join order_item item on item.item_id = held.line_item_id and item.deleted_at is null
    join "order" o on o.id = item.order_id and o.version = item.version and o.deleted_at is null
   where ${IS_RECENT} and item.fulfilled_quantity >= item.quantity and (:only::text is null or o.id = :only)
   limit ${BATCH_SIZE}`

const readHeld = (container: MedusaContainer, only: string | null) =>
  queryRows<{ order_id: string; line_item_id: string }>(container, HELD_BY_PACKED, { only })

/** Frees what completely packed lines still hold: nobody could buy it any more. */
export async function freePackedStock(container: MedusaContainer): Promise<void> {
  for (const id of new Set((await readHeld(container, null)).map(({ order_id }) => order_id)))
    await logFailure(container, `What the packed order ${id} still holds is not free yet`, () =>
      underOrderLock(container, id, async () =>
        freeStock(
          container,
          (await readHeld(container, id)).map(({ line_item_id }) => line_item_id),
        ),
      ),
    )
}

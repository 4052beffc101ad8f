import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, InventoryLevelWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { queryRows } from "../../records/query-rows.ts"
import { rawAmountSql } from "../../records/raw-amount.ts"

const BATCH_SIZE = 50

const MISCOUNTED = `
  select level.id, level.inventory_item_id from inventory_level level
    left join (select inventory_item_id, location_id, sum(quantity) as pieces from reservation_item
                where deleted_at is null group by inventory_item_id, location_id) held
      on held.inventory_item_id = level.inventory_item_id and held.location_id = level.location_id
   where level.deleted_at is null and level.reserved_quantity <> coalesce(held.pieces, 0) limit ${BATCH_SIZE}`

const RECOUNT = `
  update inventory_level level set reserved_quantity = held.pieces,
         raw_reserved_quantity = ${rawAmountSql("held.pieces")}, updated_at = now()
    from (select coalesce(sum(item.quantity), 0) as pieces from inventory_level counted
            join reservation_item item on item.inventory_item_id = counted.inventory_item_id
             and item.location_id = counted.location_id and item.deleted_at is null
           where counted.id = :id) held
   where level.id = :id and level.reserved_quantity <> held.pieces returning level.id`

/**
 * Counts the reserved pieces again where they are not those of the orders. Medusa reads a count and writes the result: two orders
 * at once, if Redis has lost the lock of their product, lose each other's pieces, which would be sold a second time.
 */
export async function recountReserved(container: MedusaContainer): Promise<void> {
  const levels = await queryRows<{ id: string; inventory_item_id: string }>(container, MISCOUNTED)
  for (const { id, inventory_item_id: item } of levels)
    await container.resolve(Modules.LOCKING).execute([item], () => recount(container, id))
}

async function recount(container: MedusaContainer, id: string): Promise<void> {
  const changed = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .transaction(async (transaction) => {
      // Orders by one statement take no lock of the product: the next statement sees those that were written before.
      await transaction.raw("select from inventory_level where id = ? for update", [id])
      return (await transaction.raw<{ rows: unknown[] }>(RECOUNT, { id })).rows.length > 0
    })
  if (!changed) return
  container.resolve(ContainerRegistrationKeys.LOGGER).warn(`The reserved pieces of ${id} were counted again`)
  await container.resolve(Modules.EVENT_BUS).emit<unknown>({
    name: `${Modules.INVENTORY}.${InventoryLevelWorkflowEvents.UPDATED}`,
    data: { id: [id] },
  })
}

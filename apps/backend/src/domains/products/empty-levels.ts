import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"

const levelSchema = z.object({ location_id: z.string(), inventory_item_id: z.string().optional() })

/** The stock levels that a call creates: one, or those of a batch. Medusa validates the rest. */
const bodySchema = z.union([
  levelSchema.transform((level) => [level]),
  z.object({ create: z.array(levelSchema) }).transform(({ create }) => create),
])

/**
 * Removes the empty levels that new variants have got where a call is about to create one: Medusa would refuse
 * a second level, and programs that stock a new variant create its first.
 * @param itemId the item in the call's path; absent: the body names it
 */
export async function makeWayForLevels(
  container: MedusaContainer,
  body: unknown,
  itemId?: string,
): Promise<void> {
  const { data: wanted = [] } = bodySchema.safeParse(body)
  if (wanted.length === 0) return
  const inventory = container.resolve(Modules.INVENTORY)
  const nameOf = (item: string | undefined, location: string) => `${item} ${location}`
  const names = new Set(wanted.map((level) => nameOf(itemId ?? level.inventory_item_id, level.location_id)))
  const levels = await inventory.listInventoryLevels(
    {
      inventory_item_id: wanted.flatMap((level) => itemId ?? level.inventory_item_id ?? []),
      location_id: wanted.map((level) => level.location_id),
    },
    { take: wanted.length ** 2 },
  )
  const empty = levels.filter(
    (level) =>
      names.has(nameOf(level.inventory_item_id, level.location_id)) &&
      [level.stocked_quantity, level.reserved_quantity, level.incoming_quantity].every(
        (pieces) => Number(pieces) === 0,
      ),
  )
  if (empty.length > 0) await inventory.deleteInventoryLevels(empty.map(({ id }) => id))
}

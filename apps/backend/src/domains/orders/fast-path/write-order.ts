import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { queryPrepared } from "../../../records/prepared.ts"
import { type CartToCopy, type OrderTerms, toOrderParts } from "./order-parts.ts"
import { WRITE_ORDER } from "./write-order.sql.ts"

/** An order that was just written. */
export interface WrittenOrder {
  order_id: string
  reservation_ids: string[]
  /** The reserved stock. */
  level_ids: string[]
}

/**
 * Writes the order of a plain cart, with everything that Medusa's own completion writes. Call it under the
 * cart's lock. Medusa's workflows read stock and then write what they computed, so this takes their locks of
 * the inventory items.
 * @param inventoryItems the required inventory
 * @returns null if nothing was written: Medusa's completion decides
 */
export async function writeOrder(
  container: MedusaContainer,
  cart: CartToCopy,
  { inventoryItems, ...terms }: OrderTerms & { inventoryItems: readonly string[] },
): Promise<WrittenOrder | null> {
  const parts = JSON.stringify(toOrderParts(cart, terms))
  const write = () => queryPrepared<WrittenOrder | { order_id: null }>(container, WRITE_ORDER, [parts])
  const [written] =
    inventoryItems.length > 0
      ? await container.resolve(Modules.LOCKING).execute([...inventoryItems], write)
      : await write()
  return written?.order_id ? written : null
}

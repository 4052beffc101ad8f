import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { askPrepared } from "../../../records/prepared.ts"
import { type CartToCopy, type OrderTerms, toOrderParts } from "./order-parts.ts"
import { WRITE_ORDER } from "./write-order.sql.ts"

/** An order that has just been written. */
export interface WrittenOrder {
  order_id: string
  reservation_ids: string[]
  /** The stock that was reserved. */
  level_ids: string[]
}

/**
 * Writes the order of a plain cart, with all that Medusa's own completion writes. Call it under the cart's lock.
 * Medusa's flows read stock and write what they counted, so this takes their locks of the goods.
 * @param inventoryItems what the lines take from the stock
 * @returns null when nothing was written: Medusa's own way decides
 */
export async function writeOrder(
  container: MedusaContainer,
  cart: CartToCopy,
  { inventoryItems, ...terms }: OrderTerms & { inventoryItems: readonly string[] },
): Promise<WrittenOrder | null> {
  const parts = JSON.stringify(toOrderParts(cart, terms))
  const write = () => askPrepared<WrittenOrder | { order_id: null }>(container, WRITE_ORDER, [parts])
  const [written] =
    inventoryItems.length > 0
      ? await container.resolve(Modules.LOCKING).execute([...inventoryItems], write)
      : await write()
  return written?.order_id ? written : null
}

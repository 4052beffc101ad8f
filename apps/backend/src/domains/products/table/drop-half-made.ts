import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../../records/query-rows.ts"
import type { ProductChange } from "./plan-import.ts"

/** Younger records may be those of a call that is just creating them. */
const IS_OLD = "created_at < now() - interval '1 minute'"

/** Stock as `toWrites` creates it, first of all, that no variant has ever had. */
const LOST_ITEMS = `
  select id from inventory_item item
   where sku = any(:skus) and deleted_at is null and description = title and ${IS_OLD}
     and not exists (select from product_variant_inventory_item part where part.inventory_item_id = item.id)
     and not exists (select from reservation_item held where held.inventory_item_id = item.id)`

/** A product of whose variants none has ever had prices: Medusa creates them last. */
const LOST_PRODUCTS = `
  select id from product
   where handle = :handle and deleted_at is null and ${IS_OLD}
     and not exists (select from product_variant variant
                       join product_variant_price_set priced on priced.variant_id = variant.id
                      where variant.product_id = product.id)`

/**
 * Removes what a process has left that died while it created this product or its variants: nobody undid its steps, and the
 * product could not be created again, because its SKUs or its handle were taken.
 * @returns whether there was anything
 */
export async function dropHalfMade(
  container: MedusaContainer,
  { handle, added, isNew }: Pick<ProductChange, "handle" | "added" | "isNew">,
): Promise<boolean> {
  const find = async (statement: string) => {
    const rows = await queryRows<{ id: string }>(container, statement, {
      handle,
      skus: added.map(({ sku }) => sku),
    })
    return rows.map(({ id }) => id)
  }
  const items = await find(LOST_ITEMS)
  if (items.length === 0) return false
  const products = isNew ? await find(LOST_PRODUCTS) : []
  if (products.length > 0) await deleteProductsWorkflow(container).run({ input: { ids: products } })
  await container.resolve(Modules.INVENTORY).deleteInventoryItems(items)
  return true
}

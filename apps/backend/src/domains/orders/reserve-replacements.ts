import type { MedusaContainer } from "@medusajs/framework/types"
import { createReservationsWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../records/query-rows.ts"

interface Unreserved {
  line_item_id: string
  inventory_item_id: string
  location_id: string
  quantity: string
  allow_backorder: boolean
}

/**
 * Medusa reserves replacements of an exchange or claim only if the staff chose a delivery, and packs nothing
 * that is not reserved. Here they are reserved in any case, at the location with the most stock.
 */
const UNRESERVED = `
  select line.id as line_item_id, part.inventory_item_id, place.location_id, variant.allow_backorder,
         (item.quantity - item.fulfilled_quantity) * part.required_quantity as quantity
    from "order" o
    join order_item item on item.order_id = o.id and item.version = o.version and item.deleted_at is null
    join order_line_item line on line.id = item.item_id
    join product_variant variant on variant.id = line.variant_id and variant.manage_inventory
    join product_variant_inventory_item part on part.variant_id = variant.id and part.deleted_at is null
    join lateral (
      select level.location_id from inventory_level level
       where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null
       order by level.stocked_quantity - level.reserved_quantity desc limit 1) place on true
   where o.id = ? and o.canceled_at is null and item.quantity > item.fulfilled_quantity
     and (exists (select from order_exchange_item sent where sent.item_id = line.id and sent.deleted_at is null)
          or exists (select from order_claim_item sent
                      where sent.item_id = line.id and sent.is_additional_item and sent.deleted_at is null))
     and not exists (select from reservation_item held
                      where held.line_item_id = line.id and held.deleted_at is null)`

/** @throws if stock is insufficient */
export async function reserveReplacements(container: MedusaContainer, orderId: string): Promise<void> {
  const rows = await queryRows<Unreserved>(container, UNRESERVED, [orderId])
  if (rows.length === 0) return
  const reservations = rows.map((row) => ({ ...row, quantity: Number(row.quantity) }))
  await createReservationsWorkflow(container).run({ input: { reservations } })
}

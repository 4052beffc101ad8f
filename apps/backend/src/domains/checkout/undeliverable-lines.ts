import type { MedusaContainer } from "@medusajs/framework/types"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { queryRows } from "../../records/query-rows.ts"

interface ShippedCart {
  items: { id: string; product_id?: string | null; requires_shipping?: boolean }[]
  shipping_methods: { shipping_option_id?: string | null }[]
}

/** Products whose shipping profile one of the deliveries covers. */
const DELIVERED = `
  select link.product_id as id from product_shipping_profile link
    join shipping_option delivery
      on delivery.shipping_profile_id = link.shipping_profile_id and delivery.deleted_at is null
   where link.deleted_at is null and link.product_id = any(?::text[]) and delivery.id = any(?::text[])`

/**
 * Lines that the chosen delivery does not cover. Medusa refuses the whole cart for one of them without saying
 * which. Empty while no delivery is chosen.
 */
export async function readUndeliverable(
  container: MedusaContainer,
  { items, shipping_methods: methods }: ShippedCart,
): Promise<CheckoutProblem[]> {
  const shipped = items.filter((item) => item.requires_shipping && item.product_id)
  const deliveries = methods.flatMap(({ shipping_option_id: id }) => id ?? [])
  if (shipped.length === 0 || deliveries.length === 0) return []
  const products = [...new Set(shipped.flatMap(({ product_id: id }) => id ?? []))]
  const rows = await queryRows<{ id: string }>(container, DELIVERED, [products, deliveries])
  const delivered = new Set(rows.map(({ id }) => id))
  return shipped
    .filter(({ product_id: id }) => !delivered.has(id ?? ""))
    .map(({ id }) => ({ code: "item_undeliverable", line_item_id: id }))
}

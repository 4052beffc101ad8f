import type { MedusaContainer } from "@medusajs/framework/types"
import { inLineOrder } from "@porteka/shop"
import { csvOf } from "../../records/csv.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { AMOUNTS_OF_LINES } from "../orders/order-fields.ts"
import { chosenVariant, readOrderedProducts } from "../orders/read-ordered-products.ts"
import { listAllDeskOrders } from "./desk-orders.ts"
import { EXPORT_COLUMNS, type ExportedOrder, type ExportedRow } from "./export-columns.ts"

const FIELDS = [
  "id",
  "metadata",
  "shipping_address.*",
  "billing_address.*",
  ...AMOUNTS_OF_LINES,
  "fulfillments.canceled_at",
  "fulfillments.labels.tracking_number",
]

/** Number of orders read with one query. */
const BATCH_SIZE = 50

/** Every order line with its order's data: for bookkeeping and carriers. */
export async function exportOrders(container: MedusaContainer, days: number): Promise<string> {
  const desks = await listAllDeskOrders(container, days)
  const rows: ExportedRow[] = []
  for (let start = 0; start < desks.length; start += BATCH_SIZE) {
    const batch = desks.slice(start, start + BATCH_SIZE)
    const ids = batch.map(({ id }) => id)
    const orders = await readRecords<ExportedOrder>(container, {
      entity: "order",
      fields: FIELDS,
      filters: { id: ids },
    })
    const invoices = await readInvoiceNumbers(container, ids)
    const products = await readOrderedProducts(container, { items: orders.flatMap(({ items }) => items) })
    const byId = new Map(orders.map((order) => [order.id, order]))
    for (const desk of batch) {
      const order = byId.get(desk.id)
      if (!order) continue
      for (const line of inLineOrder(order.items)) {
        const variant = chosenVariant(line, products)
        rows.push({ desk, order, line, variant, invoices: invoices.get(desk.id) ?? "" })
      }
    }
  }
  return csvOf(EXPORT_COLUMNS, rows)
}

async function readInvoiceNumbers(
  container: MedusaContainer,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queryRows<{ order_id: string; numbers: string }>(
    container,
    `select order_id, string_agg(number, ', ' order by issued_at) as numbers from invoice
        where number is not null and order_id = any(?) group by order_id`,
    [[...orderIds]],
  )
  return new Map(rows.map(({ order_id: id, numbers }) => [id, numbers]))
}

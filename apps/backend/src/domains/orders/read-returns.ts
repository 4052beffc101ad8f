import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderReturn } from "@porteka/commerce-sdk/wire"
import { momentText } from "../../records/moment-text.ts"
import { readRecords } from "../../records/read-records.ts"

interface ReturnRow {
  id: string
  display_id: number
  requested_at: string | Date | null
  received_at: string | Date | null
  canceled_at: string | Date | null
  exchange_id: string | null
  claim_id: string | null
  items: { item_id: string; quantity: number; received_quantity: number }[]
}

const FIELDS = [
  ...["id", "display_id", "requested_at", "received_at", "canceled_at", "exchange_id", "claim_id"],
  ...["items.item_id", "items.quantity", "items.received_quantity"],
]

/** An order's returns, oldest first, without those the staff has only started to enter. */
export async function readReturns(container: MedusaContainer, orderId: string): Promise<OrderReturn[]> {
  const rows = await readRecords<ReturnRow>(container, {
    entity: "return",
    fields: FIELDS,
    filters: { order_id: orderId },
  })
  return rows
    .filter(({ requested_at: requested, canceled_at: canceled }) => requested && !canceled)
    .toSorted((a, b) => a.display_id - b.display_id)
    .map(({ id, display_id: number, requested_at, received_at, exchange_id, claim_id, items }) => ({
      id,
      number,
      requested_at: momentText(requested_at) ?? "",
      received_at: momentText(received_at),
      reason: exchange_id ? "exchange" : claim_id ? "claim" : "return",
      items: items.map(({ item_id, quantity, received_quantity: received }) => ({
        item_id,
        quantity: Number(quantity),
        received_quantity: Number(received),
      })),
    }))
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { readRecords } from "../../records/read-records.ts"

export interface OrderPayment {
  id: string
  captured_at: string | Date | null
  canceled_at: string | Date | null
}

export interface OrderCollection {
  payments: OrderPayment[]
  payment_sessions: { id: string; status: string }[]
}

const FIELDS = [
  ...["id", "payment_collections.payment_sessions.id", "payment_collections.payment_sessions.status"],
  ...["payment_collections.payments.id", "payment_collections.payments.captured_at"],
  "payment_collections.payments.canceled_at",
]

/** An order's payments. @throws 404 if there is no such order */
export async function readPayments(container: MedusaContainer, orderId: string): Promise<OrderCollection[]> {
  const [order] = await readRecords<{ payment_collections?: OrderCollection[] }>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id: orderId },
  })
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  return order.payment_collections ?? []
}

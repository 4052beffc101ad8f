import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

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

/** What an order is paid by. @throws 404 when there is no such order */
export async function readPayments(container: MedusaContainer, orderId: string): Promise<OrderCollection[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: FIELDS,
    filters: { id: orderId },
  })
  const order = data[0] as unknown as { payment_collections?: OrderCollection[] } | undefined
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  return order.payment_collections ?? []
}

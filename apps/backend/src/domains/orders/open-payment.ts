import type { MedusaContainer } from "@medusajs/framework/types"
import { createOrUpdateOrderPaymentCollectionWorkflow } from "@medusajs/medusa/core-flows"
import { readRecords } from "../../records/read-records.ts"

interface AskedOrder {
  cart: { id: string } | null
  payment_collections: { id: string }[] | null
}

/**
 * Medusa opens no payment for a draft of the staff that becomes an order. Without one nothing of it is due: neither the
 * shopper nor the staff is told to whom what is to be paid, and the money cannot be recorded. An order of a cart has its own.
 */
export async function openPaymentOfDraft(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await readRecords<AskedOrder>(container, {
    entity: "order",
    fields: ["id", "cart.id", "payment_collections.id"],
    filters: { id: orderId },
  })
  if (!order || order.cart || order.payment_collections?.length) return
  await createOrUpdateOrderPaymentCollectionWorkflow(container).run({ input: { order_id: orderId } })
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { repairCardPayments } from "../workflows/card-payments/repair-card-payments.ts"
import { dropHalfMadeOrders } from "../workflows/orders/drop-half-made-orders.ts"

/** Finds payments whose shopper and whose webhook never came back, and what a dying process left of an order. */
export default async function cardPayments(container: MedusaContainer): Promise<void> {
  await dropHalfMadeOrders(container)
  await repairCardPayments(container)
}

/** Every 20 seconds. */
export const config = { name: "card-payments", schedule: "*/20 * * * * *" }

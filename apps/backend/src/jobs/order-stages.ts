import type { MedusaContainer } from "@medusajs/framework/types"
import { refreshStages } from "../domains/order-desk/refresh-stages.ts"

/** Computes the stages of orders that nobody has looked at, so that the next reader does not have to wait. */
export default async function orderStages(container: MedusaContainer): Promise<void> {
  await refreshStages(container)
}

export const config = { name: "order-stages", schedule: "*/10 * * * *" }

import type { MedusaContainer } from "@medusajs/framework/types"
import { PICKUP_POINT_MODULE } from "../modules/pickup-point/index.ts"

/** The carriers open and close points every day. */
export default async function pickupPointsJob(container: MedusaContainer): Promise<void> {
  await container.resolve(PICKUP_POINT_MODULE).readUsedLists()
}

export const config = { name: "pickup-points", schedule: "41 3 * * *" }

import type { ShopContents } from "@porteka/shop"
import { PICKUP_POINT_MODULE } from "../../modules/pickup-point/index.ts"
import type { SeedStep } from "../seed-step.ts"

/** Pickup points. An existing point stays unchanged. */
export const pickupPoints = ({ pickupPoints: points }: ShopContents): SeedStep => ({
  what: "pickup points",
  units: 1,
  async run(container) {
    await container.resolve(PICKUP_POINT_MODULE).addMissing([...points])
  },
})

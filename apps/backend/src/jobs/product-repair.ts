import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { finishParcels, freePackedStock } from "../domains/orders/finish-parcels.ts"
import { recountReserved } from "../domains/orders/recount-reserved.ts"
import { repairVariants } from "../domains/products/repair-variants.ts"
import { assignShippingProfile } from "../domains/products/sellable-defaults.ts"
import { runSeparately } from "../domains/run-separately.ts"

/**
 * Makes products deliverable that were created before new ones got a shipping profile automatically, or that
 * lost theirs; completes half-made variants; finishes half-recorded parcels; counts reserved pieces again that do not add up.
 */
export default async function productRepair(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    repairProfiles,
    repairVariants,
    finishParcels,
    freePackedStock,
    recountReserved,
  })
}

async function repairProfiles(container: MedusaContainer): Promise<void> {
  const repaired = await assignShippingProfile(container)
  if (repaired.length === 0) return
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  logger.warn(
    `Products: ${repaired.length} had no shipping profile and got the default one: ${repaired.join(", ")}`,
  )
}

export const config = { name: "product-repair", schedule: "*/5 * * * *" }

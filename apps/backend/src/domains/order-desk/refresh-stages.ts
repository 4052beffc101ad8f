import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ORDER_STAGE_MODULE } from "../../modules/order-stage/index.ts"
import { stagesOf } from "./staged-orders.sql.ts"

/** Brings the stored stages up to date, before they are read. */
export const refreshStages = (container: MedusaContainer): Promise<void> =>
  container.resolve(ORDER_STAGE_MODULE).refresh(stagesOf)

/** Corrects stages that do not agree with the tables of orders, and logs how many: triggers should have noted them. */
export async function repairStages(container: MedusaContainer): Promise<void> {
  const wrong = await container.resolve(ORDER_STAGE_MODULE).repair(stagesOf)
  if (wrong.length === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Order desk: ${wrong.length} orders were in a wrong stage, such as ${wrong[0]}; they are corrected`)
  await refreshStages(container)
}

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../../modules/withdrawal/withdrawal-types.ts"
import { lookUpOrder } from "../look-up-order.ts"

/** A received declaration must not fail because its order could not be looked up. */
export const findOrderOfDeclarationStep = createStep(
  "find-order-of-declaration",
  async (recorded: WithdrawalCaseRow, { container }) => {
    try {
      const findings = await lookUpOrder(container, recorded, new Date(recorded.received_at))
      await container.resolve(WITHDRAWAL_MODULE).recordOrder(recorded.id, findings)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The order of the withdrawal ${recorded.reference} could not be looked up: ${error}`)
    }
    return new StepResponse(undefined)
  },
)

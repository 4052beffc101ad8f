import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { WithdrawalCaseRow } from "../../../modules/withdrawal/withdrawal-types.ts"
import { withdrawalMails } from "../withdrawal-mails.ts"

export const enqueueWithdrawalMailsStep = createStep(
  "enqueue-withdrawal-mails",
  async (recorded: WithdrawalCaseRow, { container }) => {
    await withdrawalMails.enqueue(container, recorded)
    return new StepResponse(undefined)
  },
)

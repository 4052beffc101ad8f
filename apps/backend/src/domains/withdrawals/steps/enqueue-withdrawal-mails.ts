import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { WithdrawalCaseRow } from "../../../modules/withdrawal/withdrawal-types.ts"
import { enqueueWithdrawalMails } from "../withdrawal-mails.ts"

export const enqueueWithdrawalMailsStep = createStep(
  "enqueue-withdrawal-mails",
  async (recorded: WithdrawalCaseRow, { container }) => {
    await enqueueWithdrawalMails(container, recorded)
    return new StepResponse(undefined)
  },
)

import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { enqueueWithdrawalMailsStep } from "./steps/enqueue-withdrawal-mails.ts"
import { findOrderOfDeclarationStep } from "./steps/find-order-of-declaration.ts"
import { recordDeclarationStep } from "./steps/record-declaration.ts"
import type { WithdrawalInput } from "./withdrawal-input.ts"

/** Records the declaration first: from then on it has been made, whatever happens afterwards. No step reverts it. */
export const recordWithdrawalWorkflow = createWorkflow(
  "record-withdrawal",
  (input: WorkflowData<WithdrawalInput>) => {
    const recorded = recordDeclarationStep(input)
    enqueueWithdrawalMailsStep(recorded)
    findOrderOfDeclarationStep(recorded)
    return new WorkflowResponse(recorded)
  },
)

import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { enqueueWithdrawalMailsStep } from "./steps/enqueue-withdrawal-mails.ts"
import { findOrderOfDeclarationStep } from "./steps/find-order-of-declaration.ts"
import { recordDeclarationStep } from "./steps/record-declaration.ts"
import type { WithdrawalInput } from "./withdrawal-input.ts"

/**
 * Record first, then everything else: from the first step on the declaration has been made, whatever happens
 * afterwards. No step takes it back.
 */
export const recordWithdrawalWorkflow = createWorkflow(
  "record-withdrawal",
  (input: WorkflowData<WithdrawalInput>) => {
    const recorded = recordDeclarationStep(input)
    enqueueWithdrawalMailsStep(recorded)
    findOrderOfDeclarationStep(recorded)
    return new WorkflowResponse(recorded)
  },
)

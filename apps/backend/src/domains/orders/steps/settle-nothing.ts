import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * Marks that an order over nothing is finished (`is-whole.ts`): call it after everything else of the order.
 * @param collectionId null: there is something to pay, and that it was asked says the same
 */
export const settleNothingStep = createStep(
  "settle-nothing",
  async (collectionId: string | null, { container }) => {
    if (collectionId)
      await container
        .resolve(Modules.PAYMENT)
        .updatePaymentCollections(collectionId, { status: PaymentCollectionStatus.COMPLETED })
    return new StepResponse(undefined, collectionId)
  },
  async (collectionId, { container }) => {
    if (collectionId)
      await container
        .resolve(Modules.PAYMENT)
        .updatePaymentCollections(collectionId, { status: PaymentCollectionStatus.NOT_PAID })
  },
)

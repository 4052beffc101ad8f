import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * Marks an order with a total of zero as complete (`is-complete-order.ts`); call it after everything else of the order.
 * @param collectionId null if there is something to pay; the authorized payment then serves as the mark
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

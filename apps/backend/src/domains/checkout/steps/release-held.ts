import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { releaseLocks } from "../checkout-locks.ts"

export interface ReleaseHeldInput {
  keys: string[]
  holder: string
}

/** Releases the locks of `lockCartStep`, `holdStockStep` and `holdUnpaidStep`. */
export const releaseHeldStep = createStep(
  "release-held",
  async ({ keys, holder }: ReleaseHeldInput, { container }) => {
    await releaseLocks(container, keys, holder)
    return new StepResponse(undefined)
  },
)

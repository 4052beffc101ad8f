import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { releaseKeys } from "../held-keys.ts"

export interface ReleaseHeldInput {
  keys: string[]
  holder: string
}

/** Releases the locks of `holdStockStep` and `holdUnpaidStep`. */
export const releaseHeldStep = createStep(
  "release-held",
  async ({ keys, holder }: ReleaseHeldInput, { container }) => {
    await releaseKeys(container, keys, holder)
    return new StepResponse(undefined)
  },
)

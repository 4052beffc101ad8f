import { randomUUID } from "node:crypto"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { LockLimits } from "../cart-lock.ts"
import { acquireLocks, releaseLocks } from "../checkout-locks.ts"

/**
 * Takes the cart's lock until `releaseHeldStep`. Medusa's own step takes it for nobody in particular, so a process that had lost
 * it would release that of the next one; and it repeats its call for as long as it may wait, even if Redis refuses it.
 * @returns the lock to release
 * @throws cart_busy if it was not free in time
 */
export const lockCartStep = createStep(
  "lock-cart",
  async ({ cart_id, ...limits }: { cart_id: string } & LockLimits, { container }) => {
    const held = { keys: [cart_id], holder: randomUUID() }
    await acquireLocks(container, held.keys, held.holder, limits)
    return new StepResponse(held, held)
  },
  async (held, { container }) => {
    if (held) await releaseLocks(container, held.keys, held.holder)
  },
)

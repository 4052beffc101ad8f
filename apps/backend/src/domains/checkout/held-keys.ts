import { setTimeout as wait } from "node:timers/promises"
import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { checkoutError } from "../checkout-errors.ts"

const WAIT_MS = 30_000
const POLL_MS = 50
/** A process that died while holding frees its keys after this many seconds. */
const HOLD_SECONDS = 120

/**
 * Takes locks that outlive a step, one after the other in the order given: where all give the same order, two carts
 * cannot wait for each other for ever.
 * @param holder only the same holder may take one of them again
 * @throws cart_busy when they were not free in time; then none is held
 */
export async function holdKeys(
  container: MedusaContainer,
  keys: readonly string[],
  holder: string,
): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  const until = Date.now() + WAIT_MS
  const taken: string[] = []
  for (const key of keys) {
    while (!(await tryAcquire(locking, key, holder))) {
      if (Date.now() > until) {
        await releaseKeys(container, taken, holder)
        throw checkoutError("cart_busy", "Others are ordering the same; try again")
      }
      await wait(POLL_MS)
    }
    taken.push(key)
  }
}

/** Gives them free again; those of another holder stay. */
export async function releaseKeys(
  container: MedusaContainer,
  keys: readonly string[],
  ownerId: string,
): Promise<void> {
  if (keys.length > 0) await container.resolve(Modules.LOCKING).release([...keys], { ownerId })
}

async function tryAcquire(locking: ILockingModule, key: string, ownerId: string): Promise<boolean> {
  try {
    await locking.acquire(key, { ownerId, expire: HOLD_SECONDS })
    return true
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Failed to acquire lock")) return false
    throw error
  }
}

import { setTimeout as wait } from "node:timers/promises"
import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { checkoutError } from "../checkout-errors.ts"

const WAIT_MS = 30_000
const POLL_MS = 50
/** After a crash the keys are released after this many seconds. */
const HOLD_SECONDS = 120

/**
 * Takes locks that outlive a step, one after the other in the given order: if everyone uses the same order,
 * there are no deadlocks.
 * @param holder may take its own locks again
 * @throws cart_busy if they were not free in time; after any error none is held
 */
export async function acquireLocks(
  container: MedusaContainer,
  keys: readonly string[],
  holder: string,
): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  const until = Date.now() + WAIT_MS
  const asked: string[] = []
  try {
    for (const key of keys) {
      // Before the call, because a lock may be taken although the answer is lost.
      asked.push(key)
      while (!(await tryAcquire(locking, key, holder))) {
        if (Date.now() > until) throw checkoutError("cart_busy", "Others are ordering the same; try again")
        await wait(POLL_MS)
      }
    }
  } catch (error) {
    // If this fails, too, the locks expire by themselves; the first error says more.
    await releaseLocks(container, asked, holder).catch(() => undefined)
    throw error
  }
}

/** Releases them; those of another holder are kept. */
export async function releaseLocks(
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

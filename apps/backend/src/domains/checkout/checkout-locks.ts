import { setTimeout as wait } from "node:timers/promises"
import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { checkoutError } from "../checkout-errors.ts"
import { PLACE_ORDER_LOCK } from "./cart-lock.ts"

const POLL_MS = 50

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
  { timeout, ttl } = PLACE_ORDER_LOCK,
): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  const until = performance.now() + timeout * 1000
  const asked: string[] = []
  try {
    for (const key of keys) {
      // Before the call, because a lock may be taken although the answer is lost.
      asked.push(key)
      while (!(await tryAcquire(locking, key, { ownerId: holder, expire: ttl }))) {
        if (performance.now() > until)
          throw checkoutError("cart_busy", "It is being changed or ordered by others; try again")
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

async function tryAcquire(
  locking: ILockingModule,
  key: string,
  lock: { ownerId: string; expire: number },
): Promise<boolean> {
  try {
    await locking.acquire(key, lock)
    return true
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Failed to acquire lock")) return false
    throw error
  }
}

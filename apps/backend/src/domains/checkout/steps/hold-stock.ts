import { setTimeout as wait } from "node:timers/promises"
import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { checkoutError } from "../../checkout-errors.ts"
import { findStockProblems, type StockLine, type StockVariant } from "../find-stock-problems.ts"
import { readStock } from "../read-stock.ts"
import { scarceItems } from "../scarce-items.ts"

export interface HoldStockInput {
  /** Who holds the locks: only the same holder may take one of them again. */
  holder: string
  lines: StockLine[]
}

const WAIT_MS = 30_000
const POLL_MS = 50
/** A process that died while holding frees the stock after this many seconds. */
const HOLD_SECONDS = 120

/**
 * Looks whether the lines can be delivered. Where pieces are few, orders of the same goods wait for each other
 * from here to the end of their workflow, so that the answer is still true when the pieces are reserved.
 * @returns problems, and the locks to release
 * @throws cart_busy when the goods were not free in time
 */
export const holdStockStep = createStep(
  "hold-stock",
  async ({ holder, lines }: HoldStockInput, { container }) => {
    const variants = await readVariants(container, lines)
    const keys = scarceItems(lines, variants).map((id) => `stock:${id}`)
    if (keys.length === 0)
      return new StepResponse({ problems: findStockProblems(lines, variants), keys }, { keys, holder })
    await acquireAll(container.resolve(Modules.LOCKING), keys, holder)
    try {
      const problems = findStockProblems(lines, await readVariants(container, lines))
      return new StepResponse({ problems, keys }, { keys, holder })
    } catch (error) {
      await release(container, keys, holder)
      throw error
    }
  },
  async (held, { container }) => {
    if (held) await release(container, held.keys, held.holder)
  },
)

export interface ReleaseStockInput {
  keys: string[]
  holder: string
}

export const releaseStockStep = createStep(
  "release-stock",
  async ({ keys, holder }: ReleaseStockInput, { container }) => {
    await release(container, keys, holder)
    return new StepResponse(undefined)
  },
)

function readVariants(container: MedusaContainer, lines: readonly StockLine[]): Promise<StockVariant[]> {
  return readStock(
    container,
    lines.flatMap(({ variant_id: id }) => id ?? []),
  )
}

/** One after the other in a fixed order, so that two carts with the same goods cannot wait for each other for ever. */
async function acquireAll(locking: ILockingModule, keys: readonly string[], ownerId: string): Promise<void> {
  const until = Date.now() + WAIT_MS
  const taken: string[] = []
  for (const key of keys) {
    while (!(await tryAcquire(locking, key, ownerId))) {
      if (Date.now() > until) {
        if (taken.length > 0) await locking.release(taken, { ownerId })
        throw checkoutError("cart_busy", "Others are buying the same goods; try again")
      }
      await wait(POLL_MS)
    }
    taken.push(key)
  }
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

async function release(container: MedusaContainer, keys: readonly string[], ownerId: string): Promise<void> {
  if (keys.length > 0) await container.resolve(Modules.LOCKING).release([...keys], { ownerId })
}

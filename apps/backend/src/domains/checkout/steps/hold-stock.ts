import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLocks, releaseLocks } from "../checkout-locks.ts"
import { findStockProblems, type StockLine, type StockVariant } from "../find-stock-problems.ts"
import { readStock } from "../read-stock.ts"
import { scarceItems } from "../scarce-items.ts"

export interface HoldStockInput {
  /** The holder of the locks: only it may take them again or release them. */
  holder: string
  lines: StockLine[]
}

/**
 * Checks whether the lines can be delivered. If stock is low, orders of the same products wait for each other
 * from here to the end of their workflow, so that the result is still valid when the stock is reserved.
 * @returns problems, the required inventory, and the locks to release
 * @throws cart_busy if the products were not free in time
 */
export const holdStockStep = createStep(
  "hold-stock",
  async ({ holder, lines }: HoldStockInput, { container }) => {
    const variants = await readVariants(container, lines)
    const keys = scarceItems(lines, variants).map((id) => `stock:${id}`)
    const held = {
      inventory_items: [
        ...new Set(variants.flatMap(({ parts }) => parts.map(({ inventory_item_id: id }) => id))),
      ],
      keys,
    }
    if (keys.length === 0)
      return new StepResponse({ problems: findStockProblems(lines, variants), ...held }, { keys, holder })
    await acquireLocks(container, keys, holder)
    try {
      const problems = findStockProblems(lines, await readVariants(container, lines))
      return new StepResponse({ problems, ...held }, { keys, holder })
    } catch (error) {
      await releaseLocks(container, keys, holder)
      throw error
    }
  },
  async (held, { container }) => {
    if (held) await releaseLocks(container, held.keys, held.holder)
  },
)

function readVariants(container: MedusaContainer, lines: readonly StockLine[]): Promise<StockVariant[]> {
  return readStock(
    container,
    lines.flatMap(({ variant_id: id }) => id ?? []),
  )
}

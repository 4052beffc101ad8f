import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  addToCartWorkflow,
  deleteLineItemsWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows"
import { CHARGE_KEY } from "@porteka/shop"
import { LineOptionError } from "./line-option-error.ts"
import { readOfferedOptions } from "./offered-options.ts"
import { type ChargedLine, planCharges } from "./plan-charges.ts"
import { readLines } from "./read-lines.ts"

/** Seconds, as long as the checkout waits for a cart's lock. */
const LOCK_SECONDS = 10

/**
 * Makes the charge lines match the options of the other lines. Called after every change of a line and once
 * more before an order; it is idempotent, and a process that crashed before it leaves nothing wrong behind.
 * @throws LineOptionError for an option that is no longer offered
 */
export async function settleCharges(container: MedusaContainer, cartId: string): Promise<void> {
  if (isSettled(await readLines(container, cartId))) return
  // A separate lock: the workflows below take the cart's.
  await container
    .resolve(Modules.LOCKING)
    .execute(`charges:${cartId}`, () => settle(container, cartId), { timeout: LOCK_SECONDS })
}

async function settle(container: MedusaContainer, cart_id: string): Promise<void> {
  const { add, change, remove } = planCharges(await readLines(container, cart_id))
  if (remove.length > 0) await deleteLineItemsWorkflow(container).run({ input: { cart_id, ids: remove } })
  for (const { id, quantity } of change) {
    await updateLineItemInCartWorkflow(container).run({
      input: { cart_id, item_id: id, update: { quantity } },
    })
  }
  if (add.length === 0) return
  const offered = await readOfferedOptions(container)
  const items = add.map(({ key, quantity }) => {
    const variant_id = offered.get(key)
    if (!variant_id) throw new LineOptionError({ key, problem: "not_offered" })
    return { variant_id, quantity, metadata: { [CHARGE_KEY]: key } }
  })
  await addToCartWorkflow(container).run({ input: { cart_id, items } })
}

function isSettled(lines: readonly ChargedLine[]): boolean {
  const { add, change, remove } = planCharges(lines)
  return add.length + change.length + remove.length === 0
}

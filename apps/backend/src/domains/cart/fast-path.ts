import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CartWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { CHECKOUT_LOCK } from "../checkout/cart-lock.ts"
import { toNewLines } from "./new-lines.ts"
import { findPlainCart, type PlainCart, type PlainLine } from "./plain-cart.ts"
import { readPricedVariants } from "./priced-variants.ts"
import { isAvailable, type NewLine, priceColumns } from "./to-line-item.ts"
import { addLines, removeLine, updateLine } from "./write-lines.ts"

/** @returns whether it was done; otherwise nothing was changed */
type Change = (container: MedusaContainer, cart: PlainCart) => Promise<boolean>

/**
 * Changes a plain cart under its lock without recomputing amounts that cannot change. Doubtful cases, and
 * changes that must be refused, are left to Medusa's route, so errors and rules are Medusa's.
 * @returns the cart as it was before; undefined: nothing was changed and Medusa's route must be used
 */
export async function changeOnFastPath(
  container: MedusaContainer,
  cartId: string,
  change: Change,
): Promise<PlainCart | undefined> {
  const before = await container.resolve(Modules.LOCKING).execute(
    cartId,
    async () => {
      const cart = await findPlainCart(container, cartId)
      return cart && (await change(container, cart)) ? cart : undefined
    },
    { timeout: CHECKOUT_LOCK.timeout },
  )
  if (before) {
    const event = { name: CartWorkflowEvents.UPDATED, data: { id: cartId } }
    await container.resolve(Modules.EVENT_BUS).emit(event)
  }
  return before
}

/** Adds a line, or increases the quantity of the line with the same variant and options. */
export const adding =
  (line: NewLine): Change =>
  async (container, cart) => {
    const same = cart.lines.find(
      ({ variant_id, metadata, is_custom_price }) =>
        variant_id === line.variant_id && !is_custom_price && isSame(metadata, line.metadata),
    )
    if (same) return setPieces(container, cart, same, same.quantity + line.quantity)
    const lines = await toNewLines(container, cart, [line])
    if (!lines) return false
    await addLines(container, cart.id, lines)
    return true
  }

type Metadata = Record<string, unknown> | null | undefined

const isSame = (one: Metadata, other: Metadata) => isDeepStrictEqual(one ?? {}, other ?? {})

export const settingPieces =
  (lineId: string, quantity: number): Change =>
  async (container, cart) => {
    const line = cart.lines.find(({ id }) => id === lineId)
    return line !== undefined && setPieces(container, cart, line, quantity)
  }

/** The unit price may depend on the quantity, so it is read again. */
async function setPieces(
  container: MedusaContainer,
  cart: PlainCart,
  { id, variant_id, is_custom_price, is_tax_inclusive }: PlainLine,
  quantity: number,
): Promise<boolean> {
  if (variant_id === null || is_custom_price) return false
  const priced = (await readPricedVariants(container, cart, [variant_id])).get(variant_id)
  const price = priced && isAvailable(priced.variant, quantity) && priced.priceOf(quantity)
  if (!price) return false
  const columns = priceColumns(price)
  await updateLine(container, id, quantity, {
    ...columns,
    is_tax_inclusive: is_tax_inclusive || columns.is_tax_inclusive,
  })
  return true
}

export const removing =
  (lineId: string): Change =>
  async (container, cart) => {
    if (!cart.lines.some(({ id }) => id === lineId)) return false
    await removeLine(container, lineId)
    return true
  }

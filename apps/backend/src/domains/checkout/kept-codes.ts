import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { withMinimum, withoutMinimum } from "../promotions/minimum-codes.ts"
import { CHECKOUT_LOCK } from "./cart-lock.ts"
import { withoutWaiting, withWaiting } from "./waiting-codes.ts"

/** Which changes a code that a cart keeps is tried with: every one of the cart, or every new delivery. */
export type AwaitedChange = "cart" | "delivery"

type Metadata = Record<string, unknown> | null

/** Keeps a code in the cart's metadata. */
export const keepCode = (container: MedusaContainer, cartId: string, code: string, awaits: AwaitedChange) =>
  changeMetadata(container, cartId, (metadata) =>
    awaits === "cart" ? withMinimum(metadata, [code]) : withWaiting(metadata, [code]),
  )

/** Removes a kept code. */
export const forgetCode = (container: MedusaContainer, cartId: string, code: string) =>
  changeMetadata(container, cartId, (metadata) => ({
    ...withoutWaiting(metadata, code),
    ...withoutMinimum(metadata, code),
  }))

/**
 * Reads and writes the list of codes under the cart's lock, like every other change of its metadata: of two codes entered at
 * once, neither is lost.
 */
async function changeMetadata(
  container: MedusaContainer,
  cartId: string,
  change: (metadata: Metadata) => Record<string, string[]>,
): Promise<void> {
  const carts = container.resolve(Modules.CART)
  const write = async () => {
    const { metadata = null } = await carts.retrieveCart(cartId, { select: ["id", "metadata"] })
    await carts.updateCarts([{ id: cartId, metadata: change(metadata) }])
  }
  await container.resolve(Modules.LOCKING).execute(cartId, write, { timeout: CHECKOUT_LOCK.timeout })
}

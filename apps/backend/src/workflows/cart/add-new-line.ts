import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { toNewLines } from "./new-lines.ts"
import { findPlainCart } from "./plain-cart.ts"
import type { NewLine } from "./to-line-item.ts"

/**
 * Adds a line as Medusa does, without counting a whole cart anew in which nothing else can change.
 * Call it under the cart's lock.
 * @returns false when the cart or the goods need Medusa's own way; then nothing was done
 */
export async function addNewLine(
  container: MedusaContainer,
  cartId: string,
  line: NewLine,
): Promise<boolean> {
  const cart = await findPlainCart(container, cartId, line.variant_id)
  const lines = cart && (await toNewLines(container, cart, [line]))
  if (!lines) return false
  await container.resolve(Modules.CART).addLineItems(cart.id, lines)
  return true
}

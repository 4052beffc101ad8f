import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { updateCartWorkflow } from "@medusajs/medusa/core-flows"
import { emailField } from "../input-fields.ts"
import { updateCheckoutWorkflow } from "./update-checkout.workflow.ts"

/** The e-mail of Medusa's own cart calls; the rest of their bodies Medusa checks. */
export const stockEmailSchema = z.object({ email: emailField.nullish() })

/** What Medusa's clients change of a cart at once. */
export interface StockCartChange {
  email?: string | null
  shipping_address?: Record<string, unknown>
  billing_address?: Record<string, unknown>
  additional_data?: Record<string, unknown>
  [other: string]: unknown
}

/** Who asks, proved by the request's token; undefined for a guest. */
type Actor = string | undefined

/**
 * Medusa's update of a cart, made safe (rulings D15 and D24): the e-mail is written and binds nobody, and an address
 * is the cart's own, never another one by its id.
 */
export async function changeStockCart(
  container: MedusaContainer,
  cartId: string,
  actor: Actor,
  { email, ...changes }: StockCartChange,
): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await updateCartWorkflow(container).run({
      input: { ...changes, ...ownAddresses(changes), id: cartId },
    })
  }
  if (email) await writeEmail(container, cartId, actor, email)
}

/** As the checkout writes it. */
export async function writeEmail(
  container: MedusaContainer,
  cartId: string,
  actor: Actor,
  email: string,
): Promise<void> {
  const details = { email: emailField.parse(email) }
  await updateCheckoutWorkflow(container).run({
    input: { cart_id: cartId, details, ...(actor === undefined ? {} : { actor_id: actor }) },
  })
}

function ownAddresses({ shipping_address, billing_address }: StockCartChange) {
  return Object.fromEntries(
    Object.entries({ shipping_address, billing_address }).flatMap(([name, address]) => {
      if (address === undefined) return []
      const { id: _, ...own } = address
      return [[name, own]]
    }),
  )
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { updateCartWorkflow } from "@medusajs/medusa/core-flows"
import { emailField } from "../input-fields.ts"
import { updateCheckoutWorkflow } from "./update-checkout.workflow.ts"

/** The e-mail in Medusa's own cart calls; Medusa validates the rest of the body. */
export const medusaEmailSchema = z.object({ email: emailField.nullish() })

/** Cart fields that Medusa's clients change in one call. */
export interface MedusaCartChange {
  email?: string | null
  shipping_address?: Record<string, unknown>
  billing_address?: Record<string, unknown>
  additional_data?: Record<string, unknown>
  [other: string]: unknown
}

/** The caller, verified by the request's token; undefined for a guest. */
type Actor = string | undefined

/**
 * Medusa's cart update, made safe (rulings D15 and D24): the e-mail attaches no account, and an address is
 * written to the cart's own row, never chosen by id.
 */
export async function changeMedusaCart(
  container: MedusaContainer,
  cartId: string,
  actor: Actor,
  { email, ...changes }: MedusaCartChange,
): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await updateCartWorkflow(container).run({
      input: { ...changes, ...ownAddresses(changes), id: cartId },
    })
  }
  if (email) await writeEmail(container, cartId, actor, email)
}

/** Writes the e-mail as the checkout does. */
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

function ownAddresses({ shipping_address, billing_address }: MedusaCartChange) {
  return Object.fromEntries(
    Object.entries({ shipping_address, billing_address }).flatMap(([name, address]) => {
      if (address === undefined) return []
      const { id: _, ...own } = address
      return [[name, own]]
    }),
  )
}

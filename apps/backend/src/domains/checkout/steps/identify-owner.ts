import type { ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CartOwner } from "../cart-changes.ts"

export interface IdentifyOwnerInput {
  /** The signed-in customer, verified by the request's token. */
  actor_id?: string
  email?: string
}

/**
 * The cart's owner: the signed-in customer, otherwise a guest record with the entered e-mail. An e-mail alone
 * never leads to a registered account (ruling D15), which Medusa's own update allows.
 */
export const identifyOwnerStep = createStep(
  "identify-cart-owner",
  async ({ actor_id, email }: IdentifyOwnerInput, { container }) => {
    if (actor_id) return new StepResponse<CartOwner>({ customer_id: actor_id, has_account: true })
    if (email === undefined) return new StepResponse<CartOwner>({})
    const guest = await findOrCreateGuest(container.resolve(Modules.CUSTOMER), email)
    return new StepResponse<CartOwner>({ customer_id: guest })
  },
)

async function findOrCreateGuest(customers: ICustomerModuleService, email: string): Promise<string> {
  const existing = await findGuest(customers, email)
  if (existing) return existing
  try {
    return (await customers.createCustomers({ email, has_account: false })).id
  } catch (error) {
    // A concurrent request created it: e-mail and has_account are unique together.
    const other = await findGuest(customers, email)
    if (!other) throw error
    return other
  }
}

async function findGuest(customers: ICustomerModuleService, email: string): Promise<string | undefined> {
  const [guest] = await customers.listCustomers({ email, has_account: false }, { select: ["id"], take: 1 })
  return guest?.id
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readRecords } from "../../../records/read-records.ts"
import { cartCompleted, cartNotFound } from "../../checkout-errors.ts"
import type { CheckoutCart } from "../cart-changes.ts"
import type { CurrentMethod } from "../plan-shipping-methods.ts"
import { waitingCodes } from "../waiting-codes.ts"

export interface OpenCart extends CheckoutCart {
  region_id: string | null
  completed_at: string | Date | null
  shipping_methods: CurrentMethod[]
  region: { countries: { iso_2: string }[] } | null
  payment_collection: { id: string } | null
  promotions: ({ code: string | null } | null)[]
  /** Codes that wait for a delivery, as far as the shop still has them. */
  waiting_codes: string[]
}

const FIELDS = [
  ...["id", "email", "locale", "customer_id", "region_id", "metadata", "completed_at"],
  ...["shipping_address.*", "billing_address.id", "region.countries.iso_2"],
  ...["shipping_methods.id", "shipping_methods.shipping_option_id", "shipping_methods.data"],
  ...["promotions.code", "payment_collection.id"],
]

/** The cart as it is before a change. @throws cart_not_found, cart_completed */
export const readOpenCartStep = createStep("read-open-cart", async (cartId: string, { container }) => {
  const [cart] = await readRecords<Omit<OpenCart, "waiting_codes">>(container, {
    entity: "cart",
    fields: FIELDS,
    filters: { id: cartId },
  })
  if (!cart) throw cartNotFound()
  if (cart.completed_at) throw cartCompleted()
  return new StepResponse({ ...cart, waiting_codes: await findKnown(container, waitingCodes(cart.metadata)) })
})

/** Medusa fails a whole recount over one code that has been deleted. */
async function findKnown(container: MedusaContainer, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "promotion", fields: ["code"], filters: { code: codes } })
  return data.flatMap(({ code }) => code ?? [])
}

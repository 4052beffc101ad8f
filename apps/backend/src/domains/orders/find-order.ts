import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"
import { MAX_ORDER_NUMBER } from "../input-fields.ts"
import { findLinkedOrder } from "./half-made-order.ts"

export const orderLookupSchema = z.object({
  display_id: z.coerce.number().int().min(1).max(MAX_ORDER_NUMBER),
  email: z.string().trim().toLowerCase().max(254),
  // Not empty, as that of the delivery is if a buyer abroad collects the order: it would fit every such order.
  shipping_address: z.object({ postal_code: z.string().trim().min(1).max(20) }),
})
export type OrderLookup = z.infer<typeof orderLookupSchema>

interface FoundOrder {
  id: string
  email: string | null
  shipping_address: { postal_code: string | null } | null
  billing_address: { postal_code: string | null } | null
}

/** The order a cart became. @throws 404, also while it is being made */
export async function orderIdOfCart(container: MedusaContainer, cartId: string): Promise<string> {
  const order = await findLinkedOrder(container, cartId)
  if (!order?.is_complete) throw noOrder()
  return order.order_id
}

/**
 * An order by number, e-mail and postal code; that of the invoice will do, because an order collected by a buyer
 * abroad has no other.
 * @throws 404, the same whichever part does not match
 */
export async function findOrderId(container: MedusaContainer, lookup: OrderLookup): Promise<string> {
  const orders = await readRecords<FoundOrder>(container, {
    entity: "order",
    fields: ["id", "email", "shipping_address.postal_code", "billing_address.postal_code"],
    filters: { display_id: lookup.display_id },
  })
  const wanted = typedCode(lookup.shipping_address.postal_code)
  const order = orders.find(
    ({ email, shipping_address: delivery, billing_address: billing }) =>
      email?.toLowerCase() === lookup.email &&
      [delivery, billing].some((address) => typedCode(address?.postal_code) === wanted),
  )
  if (!order) throw noOrder()
  return order.id
}

/**
 * Codes abroad have letters and spaces, which nobody types twice alike: "SW1A 1AA", "sw1a1aa". Nothing else is left out, or
 * what was typed could become empty (see orderLookupSchema).
 */
const typedCode = (code: string | null | undefined) => code?.replaceAll(/\s/g, "").toUpperCase()

const noOrder = () => notFound("There is no such order")

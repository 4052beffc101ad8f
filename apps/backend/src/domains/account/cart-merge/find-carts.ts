import type { MedusaContainer } from "@medusajs/framework/types"
import { CART_DAYS, isProductLine } from "@porteka/shop"
import { queryRows } from "../../../records/query-rows.ts"
import { readRecords } from "../../../records/read-records.ts"
import type { MergeLine } from "./plan-merge.ts"

/** A cart that has not become an order. */
export interface OpenCart {
  id: string
  customer_id: string | null
  /** Whether it belongs to a registered customer. */
  has_account: boolean
  lines: MergeLine[]
}

interface CartRecord {
  id: string
  customer_id: string | null
  completed_at: string | null
  customer: { has_account: boolean } | null
  items: (Omit<MergeLine, "quantity" | "variant_id"> & { quantity: unknown; variant_id: string | null })[]
}

const FIELDS = [
  "id",
  "customer_id",
  "completed_at",
  "customer.has_account",
  "items.id",
  "items.variant_id",
  "items.quantity",
  "items.metadata",
]

export async function findOpenCart(container: MedusaContainer, id: string): Promise<OpenCart | undefined> {
  const [cart] = await readRecords<CartRecord>(container, { entity: "cart", fields: FIELDS, filters: { id } })
  if (!cart || cart.completed_at) return undefined
  return {
    id: cart.id,
    customer_id: cart.customer_id,
    has_account: cart.customer?.has_account ?? false,
    // Without charges, which are derived from line options.
    lines: cart.items
      .filter(isProductLine)
      .flatMap(({ id, variant_id, quantity, metadata }) =>
        variant_id === null ? [] : [{ id, variant_id, quantity: Number(quantity), metadata }],
      ),
  }
}

/** The customer's most recent non-empty cart, except the current one. */
export async function findOwnCart(
  container: MedusaContainer,
  customerId: string,
  otherThan: string | null,
): Promise<OpenCart | undefined> {
  const rows = await queryRows<{ id: string }>(
    container,
    `select id from cart
        where customer_id = :customerId and id <> coalesce(:otherThan, '')
          and completed_at is null and deleted_at is null
          and updated_at > now() - make_interval(days => :days)
          and exists (select from cart_line_item line where line.cart_id = cart.id and line.deleted_at is null)
        order by updated_at desc limit 1`,
    { customerId, otherThan, days: CART_DAYS },
  )
  return rows[0] && (await findOpenCart(container, rows[0].id))
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** A customer as Medusa's admin lists it; fields that were not asked for are absent. */
interface ListedCustomer {
  id: string
  has_account?: boolean
  first_name?: string | null
  last_name?: string | null
}

/** Of each customer's latest order with a name: the recipient of the invoice, or of the parcel. */
const NAMES = `
  select distinct on (placed.customer_id) placed.customer_id as id, address.first_name, address.last_name
    from "order" placed
    join order_address address
      on address.id = coalesce(placed.billing_address_id, placed.shipping_address_id) and address.deleted_at is null
   where placed.customer_id = any(?::text[]) and placed.deleted_at is null
     and coalesce(address.first_name, address.last_name, '') <> ''
   order by placed.customer_id, placed.created_at desc`

/**
 * Gives guests the name of their latest order, in place. Only in what the staff sees: it is not stored with the guest's
 * e-mail address, because anybody can type that into a cart.
 */
export async function nameGuests(
  container: MedusaContainer,
  customers: readonly ListedCustomer[],
): Promise<void> {
  const nameless = customers.filter(
    ({ has_account: hasAccount, first_name: first, last_name: last }) =>
      hasAccount === false && !first && !last && first !== undefined,
  )
  if (nameless.length === 0) return
  const rows = await queryRows<Required<ListedCustomer>>(container, NAMES, [nameless.map(({ id }) => id)])
  const names = new Map(rows.map(({ id, first_name, last_name }) => [id, { first_name, last_name }]))
  for (const customer of nameless) Object.assign(customer, names.get(customer.id))
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** A customer as Medusa's admin reads it; fields that were not asked for are absent. */
export interface ListedCustomer {
  id: string
  has_account?: boolean
  first_name?: string | null
  last_name?: string | null
}

export interface ListedOrder {
  id: string
  customer?: ListedCustomer | null
}

type Name = Required<Pick<ListedCustomer, "id" | "first_name" | "last_name">>

/** Of orders: the recipient of the invoice, or of the parcel. */
const NAMED = `
  from "order" placed
  join order_address address
    on address.id = coalesce(placed.billing_address_id, placed.shipping_address_id) and address.deleted_at is null
 where placed.deleted_at is null and concat(address.first_name, address.last_name) <> ''`

const OF_CUSTOMERS = `
  select distinct on (placed.customer_id) placed.customer_id as id, address.first_name, address.last_name
    ${NAMED} and placed.customer_id = any(?::text[])
   order by placed.customer_id, placed.created_at desc`

const OF_ORDERS = `
  select placed.id, address.first_name, address.last_name ${NAMED} and placed.id = any(?::text[])`

const isNameless = (customer: ListedCustomer | null | undefined): customer is ListedCustomer =>
  customer?.has_account === false &&
  customer.first_name !== undefined &&
  !customer.first_name &&
  !customer.last_name

/**
 * Gives guests the name of their latest order, in place. Only in what the staff sees: it is not stored with the guest's
 * e-mail address, because anybody can type that into a cart.
 */
export async function nameGuests(
  container: MedusaContainer,
  customers: readonly ListedCustomer[],
): Promise<void> {
  const nameless = customers.filter(isNameless)
  const names = await readNames(
    container,
    OF_CUSTOMERS,
    nameless.map(({ id }) => id),
  )
  for (const customer of nameless) rename(customer, names.get(customer.id))
}

/** Gives the guests of these orders the name of the order. */
export async function nameGuestsOfOrders(
  container: MedusaContainer,
  orders: readonly ListedOrder[],
): Promise<void> {
  const nameless = orders.filter(({ customer }) => isNameless(customer))
  const names = await readNames(
    container,
    OF_ORDERS,
    nameless.map(({ id }) => id),
  )
  for (const order of nameless) {
    const named = { ...order.customer } as ListedCustomer
    rename(named, names.get(order.id))
    order.customer = named
  }
}

async function readNames(
  container: MedusaContainer,
  sql: string,
  ids: readonly string[],
): Promise<Map<string, Name>> {
  const rows = ids.length === 0 ? [] : await queryRows<Name>(container, sql, [[...ids]])
  return new Map(rows.map((row) => [row.id, row]))
}

function rename(customer: ListedCustomer, name: Name | undefined): void {
  if (name) Object.assign(customer, { first_name: name.first_name, last_name: name.last_name })
}

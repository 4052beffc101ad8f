import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { isAbroad } from "@porteka/hungary"
import { queryRows } from "../../records/query-rows.ts"

interface OrderAddress {
  first_name: string | null
  last_name: string | null
  company: string | null
  address_1: string
  address_2: string | null
  city: string | null
  province: string | null
  postal_code: string | null
  country_code: string | null
  phone: string | null
  metadata: { tax_number?: string } | null
}

interface OrderAddresses {
  shipping: OrderAddress | null
  billing: OrderAddress | null
}

const NEWEST_ORDER = `
  select row_to_json(shipping) as shipping, row_to_json(billing) as billing
    from "order" o
    left join order_address shipping on shipping.id = o.shipping_address_id and shipping.deleted_at is null
    left join order_address billing on billing.id = o.billing_address_id and billing.deleted_at is null
   where o.customer_id = ? and o.deleted_at is null and o.is_draft_order is not true
   order by o.created_at desc, o.id desc limit 1`

/**
 * The address of the customer's newest order becomes their first saved one, if they have none, so that the next checkout is
 * filled in. Called when guest orders were assigned to an account.
 */
export async function saveFirstAddress(container: MedusaContainer, customerId: string): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER)
  const [saved] = await customers.listCustomerAddresses(
    { customer_id: customerId },
    { take: 1, select: ["id"] },
  )
  if (saved) return
  const [order] = await queryRows<OrderAddresses>(container, NEWEST_ORDER, [customerId])
  const address = firstAddress(order)
  if (!address) return
  await customers.createCustomerAddresses({ ...address, customer_id: customerId })
  const { phone } = await customers.retrieveCustomer(customerId, { select: ["id", "phone"] })
  if (!phone && address.phone) await customers.updateCustomers(customerId, { phone: address.phone })
}

/**
 * Where the order was delivered, or its buyer's address. A company's invoice data belongs to it only if the order was
 * invoiced to the same address.
 * @returns null if the order has no address
 */
export function firstAddress(order: OrderAddresses | undefined) {
  const address = [order?.shipping, order?.billing].find((one) => one?.address_1)
  if (!address) return null
  const isInvoiced = !order?.billing || isSamePlace(address, order.billing)
  const { company = null, metadata = null } = (isInvoiced ? order?.billing : null) ?? {}
  return {
    first_name: address.first_name,
    last_name: address.last_name,
    address_1: address.address_1,
    address_2: address.address_2,
    city: address.city,
    province: address.province,
    postal_code: address.postal_code,
    country_code: address.country_code,
    phone: address.phone ?? order?.billing?.phone ?? null,
    company,
    metadata: { address_type: "both", tax_number: metadata?.tax_number ?? "" },
    is_default_shipping: !isAbroad(address.country_code),
    is_default_billing: isInvoiced,
  }
}

const PLACE = ["postal_code", "city", "address_1", "address_2"] as const

const isSamePlace = (one: OrderAddress, other: OrderAddress) =>
  PLACE.every((field) => (one[field] ?? "") === (other[field] ?? ""))

import type { MedusaContainer } from "@medusajs/framework/types"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { DAY_MS } from "@porteka/hungary"
import { isProductLine, RETENTION, type Shop } from "@porteka/shop"
import { orderIdSince } from "@porteka/shop/order-id-since"
import { queryRows } from "../../records/query-rows.ts"
import type { TypedAddress } from "./odd-details.ts"
import { PLACED_FROM } from "./placed-from.ts"

/** The cart fields relevant to unpaid orders. */
export interface UnpaidCart {
  customer_id?: string | null
  total: number
  metadata: Record<string, unknown> | null
  shipping_address: (TypedAddress & { phone?: string | null | undefined }) | null
  items: { quantity: number; metadata?: unknown }[]
}

/** Numbers may begin with +36 or 06 and contain spaces: their last digits identify them. */
const PHONE_DIGITS = 8
const lastDigits = (phone: string) => `right(regexp_replace(${phone}, '\\D', '', 'g'), ${PHONE_DIGITS})`

/**
 * Open orders that reserve products, owe money and are neither paid nor packed: those with the same customer or
 * phone number, and those from the same network. Guests with the same e-mail address are one customer.
 */
const OPEN_ORDERS = `
  select count(*) filter (where o.customer_id = ? or ${lastDigits("address.phone")} = ${lastDigits("?::text")})::int as own,
         count(*) filter (where o.metadata->>'${PLACED_FROM}' = ?)::int as network,
         count(*) filter (where o.customer_id is distinct from ?
                            and ${lastDigits("address.phone")} = ${lastDigits("?::text")})::int as "sharedPhone"
    from "order" o left join order_address address on address.id = o.shipping_address_id
   where o.id >= ? and o.status = 'pending' and o.canceled_at is null and o.deleted_at is null
     and not o.is_draft_order and o.metadata->>'payment_method' in ('bank_transfer', 'cash_on_delivery')
     and exists (
       select from order_payment_collection pay
         join payment_collection owed on owed.id = pay.payment_collection_id and owed.amount > 0
        where pay.order_id = o.id and pay.deleted_at is null)
     and not exists (
       select from order_payment_collection pay
         join payment p on p.payment_collection_id = pay.payment_collection_id and p.captured_at is not null
        where pay.order_id = o.id and pay.deleted_at is null)
     and not exists (
       select from order_fulfillment link join fulfillment f on f.id = link.fulfillment_id
        where link.order_id = o.id and link.deleted_at is null and f.canceled_at is null)`

/** Whether its order will await money. A card pays at once, and what a gift card or a discount covers is settled. */
export const awaitsMoney = ({ metadata, total }: Pick<UnpaidCart, "metadata" | "total">): boolean =>
  metadata?.payment_method !== "card" && Math.round(total) > 0

/** The keys under which an unpaid order is counted; orders with a common key wait for each other. */
export function unpaidKeys(
  { customer_id: customer, shipping_address: address }: Pick<UnpaidCart, "customer_id" | "shipping_address">,
  placedFrom: string | null,
): string[] {
  const phone = address?.phone?.replaceAll(/\D/g, "").slice(-PHONE_DIGITS)
  return [customer, phone, placedFrom].flatMap((one) => (one ? [`unpaid:${one}`] : [])).sort()
}

/** The limits of one order. Amounts in whole forints. */
export function findLimitProblems(
  { items, total }: Pick<UnpaidCart, "items" | "total">,
  { pieces: mostPieces, amount: highest }: Shop["unpaidLimits"],
): CheckoutProblem[] {
  const pieces = countPieces(items)
  const amount = Math.round(total)
  return [
    ...(pieces > mostPieces ? [{ code: "too_many_pieces" as const, available: mostPieces }] : []),
    ...(amount > highest ? [{ code: "amount_too_high" as const, expected: highest, actual: amount }] : []),
  ]
}

/** Total quantity without fees. */
export const countPieces = (items: UnpaidCart["items"]): number =>
  items.filter(isProductLine).reduce((sum, { quantity }) => sum + quantity, 0)

/** Number of open orders. */
export interface OpenOrders {
  own: number
  network: number
  /** Open orders of other customers with the same phone number. */
  sharedPhone: number
}

/** The limits for open orders. */
export function findTooMany(
  { own, network }: Omit<OpenOrders, "sharedPhone">,
  { orders, networkOrders }: Shop["unpaidLimits"],
): CheckoutProblem[] {
  if (own >= orders) return [{ code: "too_many_unpaid_orders", available: orders }]
  return network >= networkOrders ? [{ code: "too_many_unpaid_nearby" }] : []
}

/** Open orders of the same customer, phone number or network. */
export async function countOpenOrders(
  container: MedusaContainer,
  { customer_id: customer, shipping_address: address }: UnpaidCart,
  placedFrom: string | null,
): Promise<OpenOrders> {
  const person = [customer ?? null, address?.phone || null]
  const since = orderIdSince(new Date(Date.now() - RETENTION.networkMarkDays * DAY_MS))
  const rows = await queryRows<OpenOrders>(container, OPEN_ORDERS, [...person, placedFrom, ...person, since])
  return rows[0] ?? { own: 0, network: 0, sharedPhone: 0 }
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { isGoodsLine, type Shop } from "@porteka/shop"
import { readSettings } from "../../shop/read-shop.ts"

/** A cart as far as it takes goods without money. */
interface UnpaidCart {
  customer_id?: string | null
  total: number
  metadata: Record<string, unknown> | null
  items: { quantity: number; metadata?: unknown }[]
}

/**
 * Orders of a customer that hold goods and have brought no money yet: neither paid nor packed. Whoever orders without an
 * account is one customer by e-mail address, too.
 */
const OPEN_ORDERS = `
  select count(*)::int as count from "order" o
   where o.customer_id = ? and o.status = 'pending' and o.canceled_at is null and o.deleted_at is null
     and not o.is_draft_order and o.metadata->>'payment_method' in ('bank_transfer', 'cash_on_delivery')
     and not exists (
       select from order_payment_collection pay
         join payment p on p.payment_collection_id = pay.payment_collection_id and p.captured_at is not null
        where pay.order_id = o.id and pay.deleted_at is null)
     and not exists (
       select from order_fulfillment link join fulfillment f on f.id = link.fulfillment_id
        where link.order_id = o.id and link.deleted_at is null and f.canceled_at is null)`

/**
 * What stands against an order that takes goods from the shelf before money comes: with some addresses and a script
 * anybody could empty the shop for days. A card pays at once and has no such limits.
 */
export async function readLimitProblems(
  container: MedusaContainer,
  cart: UnpaidCart,
): Promise<CheckoutProblem[]> {
  if (cart.metadata?.payment_method === "card") return []
  const { unpaidLimits } = await readSettings(container)
  return [...findLimitProblems(cart, unpaidLimits), ...(await tooManyOrders(container, cart, unpaidLimits))]
}

/** The limits of one order. Amounts in whole forints. */
export function findLimitProblems(
  { items, total }: Pick<UnpaidCart, "items" | "total">,
  { pieces: mostPieces, amount: highest }: Shop["unpaidLimits"],
): CheckoutProblem[] {
  const pieces = items.filter(isGoodsLine).reduce((sum, { quantity }) => sum + quantity, 0)
  const amount = Math.round(total)
  return [
    ...(pieces > mostPieces ? [{ code: "too_many_pieces" as const, available: mostPieces }] : []),
    ...(amount > highest ? [{ code: "amount_too_high" as const, expected: highest, actual: amount }] : []),
  ]
}

async function tooManyOrders(
  container: MedusaContainer,
  { customer_id: customer }: UnpaidCart,
  { orders: most }: Shop["unpaidLimits"],
): Promise<CheckoutProblem[]> {
  if (!customer) return []
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { count: number }[] }>(OPEN_ORDERS, [customer])
  return (rows[0]?.count ?? 0) < most ? [] : [{ code: "too_many_unpaid_orders", available: most }]
}

import type { BankEntry, EntryShare, OrderToPay } from "@porteka/commerce-sdk"

/** More unpaid orders of one buyer are left to the staff: their sums fit too many amounts by chance. */
const MOST_ORDERS = 6

/** Groups of orders of one buyer, by what is missing of all of them. */
export type OrderSums = ReadonlyMap<number, OrderToPay[][]>

interface Hints {
  /** Orders whose numbers are in the entry's text. */
  named: readonly OrderToPay[]
  /** Orders of a buyer with the payer's name. */
  ofPayer: readonly OrderToPay[]
  sums: OrderSums
}

export const missingOf = ({ due, received }: Pick<OrderToPay, "due" | "received">) => due - received

export function sumOrders(orders: readonly OrderToPay[]): OrderSums {
  const buyers = [...Map.groupBy(orders.filter(isAwaited), buyerOf).values()]
  return Map.groupBy(buyers.filter(({ length }) => length <= MOST_ORDERS).flatMap(severalOf), sumOf)
}

/**
 * How an entry may be divided: between orders of one buyer of which it pays exactly what is missing, or those it names, in this
 * order. Nothing if several divisions are as likely.
 */
export function suggestShares(
  { amount }: Pick<BankEntry, "amount">,
  { named, ofPayer, sums }: Hints,
): EntryShare[] {
  const isNamed = (order: OrderToPay) => named.includes(order)
  const exact = (sums.get(amount) ?? []).filter((group) => named.length === 0 || group.some(isNamed))
  for (const isLikely of [isNamed, (order: OrderToPay) => ofPayer.includes(order), () => true]) {
    const [group, ...others] = exact.filter((orders) => orders.every(isLikely))
    if (group) return others.length > 0 ? [] : group.map((order) => toShare(order, missingOf(order)))
  }
  return inTheirOrder(amount, named.filter(isAwaited))
}

/** Each gets what is missing, and the last whatever is left, which may be less or more. */
function inTheirOrder(amount: number, orders: readonly OrderToPay[]): EntryShare[] {
  const last = orders.at(-1)
  const before = orders.slice(0, -1)
  const rest = amount - sumOf(before)
  if (!last || before.length === 0 || rest <= 0 || new Set(orders.map(buyerOf)).size > 1) return []
  return [...before.map((order) => toShare(order, missingOf(order))), toShare(last, rest)]
}

const isAwaited = (order: OrderToPay) =>
  !order.is_cancelled && order.method !== "cash_on_delivery" && missingOf(order) > 0

const buyerOf = ({ id, email }: OrderToPay) => email?.toLowerCase() ?? id

const toShare = ({ id, display_id, name }: OrderToPay, amount: number): EntryShare => ({
  order: { id, display_id, name },
  amount,
})

const sumOf = (orders: readonly OrderToPay[]) => orders.reduce((sum, order) => sum + missingOf(order), 0)

/** Every choice of at least two. */
function severalOf(orders: readonly OrderToPay[]): OrderToPay[][] {
  let choices: OrderToPay[][] = [[]]
  for (const order of orders) choices = choices.flatMap((choice) => [choice, [...choice, order]])
  return choices.filter(({ length }) => length > 1)
}

import type { BankEntry, EntryDoubt, IgnoredEntry, MatchedEntry, OrderToPay } from "@porteka/commerce-sdk"
import { foldAccents } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { referenceNumbers } from "./reference-numbers.ts"

interface Known {
  /** All orders a reference may name, and all that await a transfer. */
  orders: readonly OrderToPay[]
  /** Entries of earlier statements, with the order they paid. */
  booked: ReadonlyMap<string, string>
}

/** Finds the order each entry pays: by the number in its text, with the exact amount, and only once each. */
export function matchEntries(entries: readonly BankEntry[], { orders, booked }: Known): MatchedEntry[] {
  const byNumber = new Map(orders.map((order) => [order.display_id, order]))
  const taken = new Set<string>()
  return entries.map((entry) => {
    const ignored = ignore(entry, booked)
    if (ignored) {
      const order = orders.find(({ id }) => id === booked.get(entry.id)) ?? null
      return { entry, state: "ignored", reason: ignored, order, can_book: false }
    }
    const match = matchCredit(entry, orders, byNumber)
    if (!match.order || !match.can_book) return { entry, state: "doubtful", ...match }
    if (taken.has(match.order.id))
      return { entry, state: "doubtful", ...match, reason: "paid_twice", can_book: false }
    // The rest of a part payment may be in the same statement.
    if (match.reason !== "too_little") taken.add(match.order.id)
    return { entry, state: match.reason === null ? "sure" : "doubtful", ...match }
  })
}

function ignore({ id, is_credit, is_final }: BankEntry, booked: Known["booked"]): IgnoredEntry | null {
  if (booked.has(id)) return "booked_before"
  if (!is_credit) return "debit"
  return is_final ? null : "not_final"
}

type Match = Pick<MatchedEntry, "reason" | "order" | "can_book">

function matchCredit(
  entry: BankEntry,
  orders: readonly OrderToPay[],
  byNumber: ReadonlyMap<number, OrderToPay>,
): Match {
  const named = namedOrders(entry.text, byNumber)
  if (entry.currency !== CURRENCY) return doubt("not_forints", named[0] ?? null)
  const [only, ...others] = named
  if (!only) return matchByName(entry, orders)
  if (others.length > 0) {
    const fitting = named.filter((order) => isPaidBy(order, entry))
    const [fits] = fitting
    // A date or a house number may equal another order's number, so the amount has to match, too.
    return fits && fitting.length === 1 ? matchOrder(entry, fits) : doubt("several_orders", null)
  }
  return matchOrder(entry, only)
}

function matchOrder(entry: BankEntry, order: OrderToPay): Match {
  if (order.stage === "cancelled") return doubt("order_cancelled", order)
  if (order.due <= 0) return doubt("already_paid", order)
  const missing = missingOf(order)
  const isTransfer = order.method !== "cash_on_delivery"
  if (entry.amount < missing) return { reason: "too_little", order, can_book: isTransfer }
  if (entry.amount > missing) return { reason: "too_much", order, can_book: isTransfer }
  return { reason: isTransfer ? null : "other_method", order, can_book: true }
}

function matchByName(entry: BankEntry, orders: readonly OrderToPay[]): Match {
  const payer = nameKey(entry.payer)
  const alike = orders.filter((order) => isPaidBy(order, entry) && payer && nameKey(order.name) === payer)
  const [only] = alike
  if (!only || alike.length > 1) return doubt("unknown_reference", null)
  return { reason: "name_and_amount", order: only, can_book: true }
}

const doubt = (reason: EntryDoubt, order: OrderToPay | null): Match => ({ reason, order, can_book: false })

/** Grouped digits count only if no ungrouped number is an order's. */
function namedOrders(text: string, byNumber: ReadonlyMap<number, OrderToPay>): OrderToPay[] {
  const known = (numbers: readonly number[]) =>
    [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? [])
  const { plain, grouped } = referenceNumbers(text)
  const asItStands = known(plain)
  return asItStands.length > 0 ? asItStands : known(grouped)
}

export const missingOf = ({ due, received }: Pick<OrderToPay, "due" | "received">) => due - received

const isPaidBy = (order: OrderToPay, { amount }: BankEntry) =>
  order.stage !== "cancelled" && order.due > 0 && missingOf(order) === amount

/** Banks write names in capitals, without accents, in either order. */
const nameKey = (name: string) =>
  foldAccents(name)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .toSorted()
    .join(" ")

import type { BankEntry, EntryDoubt, IgnoredEntry, MatchedEntry, OrderToPay } from "@porteka/commerce-sdk"
import { foldAccents } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { referenceNumbers } from "./reference-numbers.ts"

interface Known {
  /** All orders a reference may name, and all that await a transfer. */
  orders: readonly OrderToPay[]
  /** Entries that need no decision any more, with their order. */
  placed: ReadonlyMap<string, string | null>
}

const MOST_SUGGESTIONS = 3

/** Finds the order each entry pays: by the number in its text, with the exact amount, and only once each. */
export function matchEntries(entries: readonly BankEntry[], { orders, placed }: Known): MatchedEntry[] {
  const byNumber = new Map(orders.map((order) => [order.display_id, order]))
  const taken = new Set<string>()
  return entries.map((entry) => {
    const ignored = ignore(entry, placed)
    if (ignored) {
      const order = orders.find(({ id }) => id === placed.get(entry.id)) ?? null
      return { entry, state: "ignored", reason: ignored, order, can_book: false, suggestions: [] }
    }
    const match = matchIncoming(entry, orders, byNumber)
    const suggestions = match.order || !match.can_suggest ? [] : suggest(entry, orders)
    const { reason, order, can_book } = match
    if (!order || !can_book) return { entry, state: "doubtful", reason, order, can_book, suggestions }
    if (taken.has(order.id))
      return { entry, state: "doubtful", reason: "paid_twice", order, can_book: true, suggestions }
    // The rest of a part payment may be in the same statement.
    if (reason !== "too_little") taken.add(order.id)
    const isSure = reason === null || reason === "recorded_by_hand"
    return { entry, state: isSure ? "sure" : "doubtful", reason, order, can_book, suggestions }
  })
}

/** Whether an entry is to be stored, and stays until the staff has decided: incoming money, and what the bank takes back. */
export const isToBeKept = ({ is_credit, is_final, is_reversal }: BankEntry) =>
  is_final && (is_credit || is_reversal)

function ignore(entry: BankEntry, placed: Known["placed"]): IgnoredEntry | null {
  if (placed.has(entry.id)) return "booked_before"
  if (isToBeKept(entry)) return null
  return entry.is_credit ? "not_final" : "debit"
}

type Match = Pick<MatchedEntry, "reason" | "order" | "can_book"> & { can_suggest: boolean }

function matchIncoming(
  entry: BankEntry,
  orders: readonly OrderToPay[],
  byNumber: ReadonlyMap<number, OrderToPay>,
): Match {
  const named = namedOrders(entry.text, byNumber)
  if (entry.is_reversal) return doubt("reversed", named[0] ?? null)
  if (entry.currency !== CURRENCY) return doubt("not_forints", named[0] ?? null)
  const [only, ...others] = named
  if (!only) return matchByName(entry, orders)
  if (others.length > 0) {
    const fitting = named.filter((order) => isPaidBy(order, entry))
    const [fits] = fitting
    // A date or a house number may equal another order's number, so the amount has to match, too.
    return fits && fitting.length === 1
      ? matchOrder(entry, fits)
      : { ...doubt("several_orders", null), can_suggest: true }
  }
  return matchOrder(entry, only)
}

function matchOrder(entry: BankEntry, order: OrderToPay): Match {
  const book = (reason: Match["reason"], can_book = true): Match => ({
    reason,
    order,
    can_book,
    can_suggest: false,
  })
  if (isRecorded(order, entry)) return book("recorded_by_hand")
  if (order.is_cancelled) return book("order_cancelled")
  if (order.due <= 0) return book("already_paid")
  const missing = missingOf(order)
  const isTransfer = order.method !== "cash_on_delivery"
  if (entry.amount < missing) return book("too_little", isTransfer)
  if (entry.amount > missing) return book("too_much", isTransfer)
  return book(isTransfer ? null : "other_method")
}

function matchByName(entry: BankEntry, orders: readonly OrderToPay[]): Match {
  const alike = orders.filter((order) => isPaidBy(order, entry) && isNameOf(order, entry))
  const [only] = alike
  if (!only || alike.length > 1) return { ...doubt("unknown_reference", null), can_suggest: true }
  return { reason: "name_and_amount", order: only, can_book: true, can_suggest: false }
}

/** Unpaid orders with the amount or the name, those with the amount first. */
function suggest(entry: BankEntry, orders: readonly OrderToPay[]): OrderToPay[] {
  const open = orders.filter(({ is_cancelled, due }) => !is_cancelled && due > 0)
  const byAmount = open.filter((order) => isPaidBy(order, entry))
  const byName = open.filter((order) => isNameOf(order, entry))
  return [...new Set([...byAmount, ...byName])].slice(0, MOST_SUGGESTIONS)
}

const doubt = (reason: EntryDoubt, order: OrderToPay | null): Match => ({
  reason,
  order,
  can_book: false,
  can_suggest: false,
})

/** Grouped digits count only if no ungrouped number is an order's. */
function namedOrders(text: string, byNumber: ReadonlyMap<number, OrderToPay>): OrderToPay[] {
  const known = (numbers: readonly number[]) =>
    [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? [])
  const { plain, grouped } = referenceNumbers(text)
  const asItStands = known(plain)
  return asItStands.length > 0 ? asItStands : known(grouped)
}

export const missingOf = ({ due, received }: Pick<OrderToPay, "due" | "received">) => due - received

const isRecorded = ({ by_hand: byHand }: OrderToPay, { amount }: Pick<BankEntry, "amount">) =>
  byHand === amount

const isPaidBy = (order: OrderToPay, { amount }: BankEntry) =>
  !order.is_cancelled && order.due > 0 && missingOf(order) === amount

const isNameOf = ({ name }: OrderToPay, { payer }: BankEntry) => {
  const key = nameKey(payer)
  return key !== "" && key === nameKey(name)
}

/** Banks write names in capitals, without accents, in either order. */
const nameKey = (name: string) =>
  foldAccents(name)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .toSorted()
    .join(" ")

/**
 * What becomes of an amount that is assigned to an order: a part of what is due, which may be all of it or more, or evidence of
 * what the staff has recorded by hand. The order does not need the spare rest.
 */
export function shareOf(order: OrderToPay, amount: number): { isPart: boolean; spare: number } {
  const isOpen = !order.is_cancelled && order.due > 0
  if (isOpen && !isRecorded(order, { amount })) return { isPart: true, spare: 0 }
  return { isPart: false, spare: amount - Math.min(amount, order.by_hand) }
}

import type {
  BankEntry,
  EntryDoubt,
  EntryTwin,
  IgnoredEntry,
  MatchedEntry,
  OrderToPay,
} from "@porteka/commerce-sdk"
import { foldAccents } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { referenceNumbers } from "./reference-numbers.ts"
import { missingOf, type OrderSums, suggestShares, sumOrders } from "./suggest-shares.ts"

interface Known {
  /** All orders a reference may name, and all that await a transfer. */
  orders: readonly OrderToPay[]
  /** Entries that need no decision any more, with their order. */
  placed: ReadonlyMap<string, string | null>
  /** Entries that another kind of file has probably brought before. */
  twins: ReadonlyMap<string, EntryTwin>
}

const MOST_SUGGESTIONS = 3

/** Finds the order each entry pays: by the number in its text, with the exact amount, and only once each. */
export function matchEntries(
  entries: readonly BankEntry[],
  { orders, placed, twins }: Known,
): MatchedEntry[] {
  const index = indexOf(orders)
  const taken = new Set<string>()
  return entries.map((entry) => {
    const ignored = ignore(entry, placed)
    if (ignored) {
      const order = orders.find(({ id }) => id === placed.get(entry.id)) ?? null
      return { ...UNMATCHED, entry, state: "ignored", reason: ignored, order }
    }
    const twin = twins.get(entry.id)
    if (twin) return { ...UNMATCHED, entry, state: "doubtful", reason: "read_before", order: null, twin }
    const { can_suggest: canSuggest, ...match } = matchIncoming(entry, index)
    const suggestions = canSuggest ? suggest(entry, index) : []
    const shares = DIVISIBLE.includes(match.reason) ? divide(entry, index) : []
    const found = { ...UNMATCHED, ...match, entry, suggestions, shares }
    const { reason, order, can_book: canBook } = match
    if (!order || !canBook) return { ...found, state: "doubtful" }
    if (taken.has(order.id)) return { ...found, state: "doubtful", reason: "paid_twice" }
    // The rest of a part payment may be in the same statement.
    if (reason !== "too_little") taken.add(order.id)
    const isSure = reason === null || reason === "recorded_by_hand"
    return { ...found, state: isSure ? "sure" : "doubtful" }
  })
}

const UNMATCHED = { can_book: false, suggestions: [], shares: [], twin: null }

/** The entry may pay several orders, unless it pays one exactly. */
const DIVISIBLE: readonly Match["reason"][] = ["unknown_reference", "several_orders", "too_much"]

const divide = (entry: BankEntry, index: Index) =>
  suggestShares(entry, {
    named: namedOrders(entry.text, index.byNumber),
    ofPayer: withName(entry, index),
    sums: index.sums,
  })

/** Whether an entry is to be stored, and stays until the staff has decided: incoming money, and what the bank takes back. */
export const isToBeKept = ({ is_credit, is_final, is_reversal }: BankEntry) =>
  is_final && (is_credit || is_reversal)

function ignore(entry: BankEntry, placed: Known["placed"]): IgnoredEntry | null {
  if (placed.has(entry.id)) return "booked_before"
  if (isToBeKept(entry)) return null
  return entry.is_credit ? "not_final" : "debit"
}

interface Match extends Pick<MatchedEntry, "order" | "can_book"> {
  reason: Exclude<MatchedEntry["reason"], IgnoredEntry>
  can_suggest: boolean
}

/** Orders by number; those that wait for money also by what is missing and by their buyer's name. */
interface Index {
  byNumber: ReadonlyMap<number, OrderToPay>
  byMissing: ReadonlyMap<number, OrderToPay[]>
  byName: ReadonlyMap<string, OrderToPay[]>
  sums: OrderSums
}

function indexOf(orders: readonly OrderToPay[]): Index {
  const open = orders.filter(isOpen)
  return {
    byNumber: new Map(orders.map((order) => [order.display_id, order])),
    byMissing: Map.groupBy(open, missingOf),
    byName: Map.groupBy(open, ({ name }) => nameKey(name)),
    sums: sumOrders(open),
  }
}

function matchIncoming(entry: BankEntry, index: Index): Match {
  const named = namedOrders(entry.text, index.byNumber)
  if (entry.is_reversal) return doubt("reversed", named[0] ?? null)
  if (entry.currency !== CURRENCY) return doubt("not_forints", named[0] ?? null)
  const [only, ...others] = named
  if (!only) return matchByName(entry, index)
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

function matchByName(entry: BankEntry, index: Index): Match {
  const byName = withName(entry, index)
  const [only, ...others] = withAmount(entry, index).filter((order) => byName.includes(order))
  if (!only || others.length > 0) return { ...doubt("unknown_reference", null), can_suggest: true }
  return { reason: "name_and_amount", order: only, can_book: true, can_suggest: false }
}

/** Unpaid orders with the amount or the name, those with the amount first. */
const suggest = (entry: BankEntry, index: Index) =>
  [...new Set([...withAmount(entry, index), ...withName(entry, index)])].slice(0, MOST_SUGGESTIONS)

const withAmount = ({ amount }: BankEntry, { byMissing }: Index) => byMissing.get(amount) ?? []

function withName({ payer }: BankEntry, { byName }: Index): OrderToPay[] {
  const key = nameKey(payer)
  return key === "" ? [] : (byName.get(key) ?? [])
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

const isRecorded = ({ by_hand: byHand }: OrderToPay, { amount }: Pick<BankEntry, "amount">) =>
  byHand === amount

const isOpen = ({ is_cancelled: isCancelled, due }: OrderToPay) => !isCancelled && due > 0

const isPaidBy = (order: OrderToPay, { amount }: BankEntry) => isOpen(order) && missingOf(order) === amount

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
  if (isOpen(order) && !isRecorded(order, { amount })) return { isPart: true, spare: 0 }
  return { isPart: false, spare: amount - Math.min(amount, order.by_hand) }
}

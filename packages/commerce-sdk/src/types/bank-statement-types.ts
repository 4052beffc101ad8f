/** A movement on the shop's account. */
export interface BankEntry {
  /** The same in every statement that contains this movement. */
  id: string
  /** `YYYY-MM-DD`; null if the bank's date format is unknown. */
  booked_on: string | null
  /** Never negative; whole for a forint account. */
  amount: number
  /** The movement's amount, if it was divided between orders and this is only a part of it. */
  whole: number | null
  currency: string
  is_credit: boolean
  /** False while it is only pending. */
  is_final: boolean
  /** The bank takes back an earlier movement: a debit takes back what had come in, a credit brings back what had been sent. */
  is_reversal: boolean
  payer: string
  /** The payer's account, to which money can be sent back; null if the bank does not name it. */
  account: string | null
  /** The payer's text, and any other field that may contain the reference. */
  text: string
}

/** An order as compared with an entry. */
export interface OrderToPay {
  id: string
  display_id: number
  name: string
  email: string | null
  method: string | null
  is_cancelled: boolean
  /** Amount due in whole forints; zero or less if nothing is due. */
  due: number
  /** What part payments from statements have brought of it. */
  received: number
  /** What the staff has recorded as transferred, and no entry of a statement has explained yet. */
  by_hand: number
}

/**
 * Why a match is uncertain. `name_and_amount`: no reference, but one unpaid order with that name and amount; `read_before`: another
 * kind of file has probably brought the same movement.
 */
export type EntryDoubt =
  | "read_before"
  | "unknown_reference"
  | "name_and_amount"
  | "several_orders"
  | "too_little"
  | "too_much"
  | "already_paid"
  | "paid_twice"
  | "order_cancelled"
  | "other_method"
  | "not_forints"
  | "reversed"

/** Why an entry cannot be booked. */
export type IgnoredEntry = "debit" | "not_final" | "booked_before"

/** Why a sure match changes nothing in its order: the staff has recorded this payment already. */
export type KnownPayment = "recorded_by_hand"

/** What one order gets of an entry that pays several. */
export interface EntryShare {
  order: Pick<OrderToPay, "id" | "display_id" | "name">
  amount: number
}

/** An entry of another kind of file that is probably the same movement. */
export interface EntryTwin {
  id: string
  booked_on: string | null
  /** Its order's number. */
  order: number | null
  /** Whether it has a place already. */
  is_placed: boolean
}

export interface MatchedEntry {
  entry: BankEntry
  state: "sure" | "doubtful" | "ignored"
  reason: EntryDoubt | IgnoredEntry | KnownPayment | null
  order: OrderToPay | null
  /**
   * Whether the staff may book it for this order. With too little it is noted as a part payment; whatever is too much has to be
   * sent back, which is all of it if nothing is due.
   */
  can_book: boolean
  /** Orders that it may pay, if it names none: by the amount or the name. */
  suggestions: OrderToPay[]
  /** How it may be divided between several orders of one buyer; the amounts add up to the entry's. Empty: no suggestion. */
  shares: EntryShare[]
  twin: EntryTwin | null
}

/** An entry that the staff has dealt with, or whose money has to be sent back. */
export interface PlacedEntry {
  entry: BankEntry
  order: Pick<OrderToPay, "id" | "display_id" | "name"> | null
  /** `set_aside`: it belongs to no order. */
  state: "to_return" | "part" | "late_part" | "paid" | "returned" | "set_aside"
  /** The part of it that its order does not need. */
  to_return: number
  can_undo: boolean
}

/** Everything that statements have brought, as far as the staff works on it. */
export interface BankEntryList {
  /** Entries without an order. */
  open: MatchedEntry[]
  /** How many there are; the oldest are listed. */
  open_count: number
  /** Entries whose money, or a part of it, has to be sent back. */
  to_return: PlacedEntry[]
  /** Part payments whose rest has not come in time. */
  late: PlacedEntry[]
  /** Lately finished ones, newest first. */
  done: PlacedEntry[]
}

/**
 * What the staff does with one entry; `undo` takes back what has not paid an order. Less than the entry's `amount` divides it: the
 * rest stays open.
 */
export type EntryStep =
  | { step: "assign"; order: number; amount?: number | undefined }
  | { step: "return" }
  | { step: "set_aside" }
  | { step: "undo" }

export interface BankStatementPreview {
  entries: MatchedEntry[]
  /** Rows that could not be read. */
  problems: { row: number; message: string }[]
}

export interface BookedStatement {
  /** Entries that were booked. */
  done: string[]
  refused: { id: string; message: string }[]
}

/** What bank statements say about an order that waits for money. */
export interface TransferNotes {
  order_id: string
  /** Entries that nobody has decided about, and that may be for this order. */
  possible_transfers: Pick<BankEntry, "id" | "amount" | "currency" | "booked_on" | "payer">[]
  /** The rest of a part payment has not come in time. */
  rest_is_late: boolean
}

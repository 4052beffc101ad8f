import type { DeskStage } from "./shop-admin-types.ts"

/** A movement on the shop's account. */
export interface BankEntry {
  /** The same in every statement that contains this movement. */
  id: string
  /** Position in the file, for messages: its line, or the movement's number. */
  row: number
  /** `YYYY-MM-DD`; null if the bank's date format is unknown. */
  booked_on: string | null
  /** Never negative; whole for a forint account. */
  amount: number
  currency: string
  is_credit: boolean
  /** False while it is only pending, and for reversals. */
  is_final: boolean
  payer: string
  /** The payer's text, and any other field that may contain the reference. */
  text: string
}

/** An order as compared with an entry. */
export interface OrderToPay {
  id: string
  display_id: number
  name: string
  method: string | null
  stage: DeskStage
  /** Amount due in whole forints; zero or less if nothing is due. */
  due: number
  /** What part payments from statements have brought of it. */
  received: number
}

/** Why a match is uncertain. `name_and_amount`: no reference, but one unpaid order with that name and amount. */
export type EntryDoubt =
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

/** Why an entry cannot be booked. */
export type IgnoredEntry = "debit" | "not_final" | "booked_before"

export interface MatchedEntry {
  entry: BankEntry
  state: "sure" | "doubtful" | "ignored"
  reason: EntryDoubt | IgnoredEntry | null
  order: OrderToPay | null
  /**
   * Whether the staff may book it: the order is paid then. With too little it is noted as a part payment, and whatever is
   * too much has to be sent back.
   */
  can_book: boolean
}

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

import type { DeskStage } from "./shop-admin-types.ts"

/** A movement on the shop's account, as the bank tells it. */
export interface BankEntry {
  /** The same in every statement that tells of this movement. */
  id: string
  /** Of the file, for messages: its line, or the movement's number. */
  row: number
  /** `YYYY-MM-DD`; null when the bank's form of it is not known. */
  booked_on: string | null
  /** Never negative; a forint account moves whole ones. */
  amount: number
  currency: string
  is_credit: boolean
  /** False while the bank has only announced it, and for what it takes back. */
  is_final: boolean
  payer: string
  /** What the payer wrote, and whatever else may hold the reference. */
  text: string
}

/** An order as an entry is compared with it. */
export interface OrderToPay {
  id: string
  display_id: number
  name: string
  method: string | null
  stage: DeskStage
  /** Whole forints; nothing or less when nothing is to be paid. */
  due: number
}

/**
 * Why an entry is not sure.
 * `name_and_amount`: no reference, but one unpaid order of that name and amount.
 */
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

/** Why an entry is nothing to be booked. */
export type IgnoredEntry = "debit" | "not_final" | "booked_before"

export interface MatchedEntry {
  entry: BankEntry
  state: "sure" | "doubtful" | "ignored"
  reason: EntryDoubt | IgnoredEntry | null
  order: OrderToPay | null
  /** Whether its order may be marked as paid with it: exactly what is due has come. */
  can_book: boolean
}

export interface BankStatementPreview {
  entries: MatchedEntry[]
  /** Rows that could not be read. */
  problems: { row: number; message: string }[]
}

export interface BookedStatement {
  /** Entries whose orders are paid now. */
  done: string[]
  refused: { id: string; message: string }[]
}

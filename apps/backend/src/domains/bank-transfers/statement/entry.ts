import { createHash } from "node:crypto"

/** What is no bank statement at all: nothing of it can be read. The message is for the owner. */
export class NotAStatementError extends Error {}

/** A movement on the account, as the bank tells it. */
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

/** A movement before it has its name; `refs` are the bank's own names for it. */
export type NewEntry = Omit<BankEntry, "id"> & { refs: readonly string[] }

/** A row that could not be read; the others go on. */
export interface RowProblem {
  row: number
  message: string
}

export interface Statement {
  entries: BankEntry[]
  problems: RowProblem[]
}

const ID_DIGITS = 32

/**
 * Names movements by what they say, so that the same statement, or one that overlaps, gives the same names. Two that
 * are alike in everything are told apart by which of them comes first.
 */
export function nameEntries(entries: readonly NewEntry[]): BankEntry[] {
  const seen = new Map<string, number>()
  return entries.map(({ refs, ...entry }) => {
    const said = JSON.stringify([
      ...[refs, entry.booked_on, entry.amount, entry.currency, entry.is_credit],
      ...[entry.payer, entry.text],
    ])
    const times = (seen.get(said) ?? 0) + 1
    seen.set(said, times)
    const id = createHash("sha256").update(`${times} ${said}`).digest("hex").slice(0, ID_DIGITS)
    return { id, ...entry }
  })
}

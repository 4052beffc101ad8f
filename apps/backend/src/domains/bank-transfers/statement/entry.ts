import { createHash } from "node:crypto"
import type { BankEntry, BankStatementPreview } from "@porteka/commerce-sdk"

/** What is no bank statement at all: nothing of it can be read. The message is for the owner. */
export class NotAStatementError extends Error {}

/** A movement before it has its name; `refs` are the bank's own names for it. */
export type NewEntry = Omit<BankEntry, "id"> & { refs: readonly string[] }

/** A row that could not be read; the others go on. */
export type RowProblem = BankStatementPreview["problems"][number]

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

import { createHash } from "node:crypto"
import type { BankEntry, BankStatementPreview } from "@porteka/commerce-sdk"

/** The file is not a bank statement. The message is shown to the owner. */
export class NotAStatementError extends Error {}

/** A movement as it was read, before it has an id; `refs` are the bank's own references. */
export type NewEntry = Omit<BankEntry, "id"> & { refs: readonly string[] }

/** A row that could not be read; the others are still taken. */
export type RowProblem = BankStatementPreview["problems"][number]

export interface Statement {
  entries: BankEntry[]
  problems: RowProblem[]
}

const ID_DIGITS = 32

/**
 * Gives each movement an id that is worked out of its contents: read again, or in another statement that overlaps with this
 * one, it has the same id. Movements that are equal in everything are numbered in their order.
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

import { createHash } from "node:crypto"
import type { BankEntry, BankStatementPreview } from "@porteka/commerce-sdk"
import type { StatementSource } from "../../../modules/bank-entry/service.ts"

/** The file is not a bank statement. The message is shown to the owner. */
export class NotAStatementError extends Error {}

/** A parsed movement without an id; `refs` are the bank's own references. */
export type NewEntry = Omit<BankEntry, "id" | "whole"> & { refs: readonly string[] }

/** A row that could not be read; the others are still used. */
export type RowProblem = BankStatementPreview["problems"][number]

export interface Statement {
  entries: BankEntry[]
  problems: RowProblem[]
  source: StatementSource
}

const ID_DIGITS = 32

/**
 * Gives each movement an id derived from its contents, so it is the same when read again or in an overlapping
 * statement. Identical movements are numbered in order.
 */
export function withEntryIds(entries: readonly NewEntry[]): BankEntry[] {
  const seen = new Map<string, number>()
  return entries.map(({ refs, ...entry }) => {
    const said = JSON.stringify([
      refs,
      entry.booked_on,
      entry.amount,
      entry.currency,
      entry.is_credit,
      entry.payer,
      entry.text,
    ])
    const times = (seen.get(said) ?? 0) + 1
    seen.set(said, times)
    const id = createHash("sha256").update(`${times} ${said}`).digest("hex").slice(0, ID_DIGITS)
    return { id, ...entry, whole: null }
  })
}

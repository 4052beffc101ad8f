import type { MedusaContainer } from "@medusajs/framework/types"
import type { BankEntry, BankStatementPreview, MatchedEntry } from "@porteka/commerce-sdk"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import type { StoredEntry } from "../../modules/bank-entry/service.ts"
import { findTwins } from "./find-twins.ts"
import { isToBeKept, matchEntries } from "./match-entries.ts"
import { readOrdersToPay } from "./orders-to-pay.ts"
import { referenceNumbers } from "./reference-numbers.ts"
import { readStatement } from "./statement/read-statement.ts"

/**
 * Reads a bank statement: what came in is stored, once, and stays until the staff has decided about it. No order changes.
 * @returns what it would pay
 * @throws NotAStatementError
 */
export async function readInStatement(
  container: MedusaContainer,
  content: string,
): Promise<BankStatementPreview> {
  const { entries, problems, source } = readStatement(content)
  const kept = entries.filter(isToBeKept)
  await container.resolve(BANK_ENTRY_MODULE).store(
    kept.map(({ id, amount, currency, booked_on, payer, account, text, is_credit, is_reversal }) => ({
      id,
      currency,
      booked_on,
      payer,
      account,
      text,
      is_reversal,
      source,
      amount: is_credit ? amount : -amount,
    })),
  )
  return { entries: await match(container, entries), problems }
}

/** Stored entries that have no order, with the orders they may pay. */
export const matchStored = (container: MedusaContainer, entries: readonly StoredEntry[]) =>
  match(container, entries.map(toBankEntry))

async function match(container: MedusaContainer, entries: readonly BankEntry[]): Promise<MatchedEntry[]> {
  const numbers = entries.flatMap(({ text }) => Object.values(referenceNumbers(text)).flat())
  const ids = entries.map(({ id }) => id)
  const placed = await container.resolve(BANK_ENTRY_MODULE).findPlaced(ids)
  const twins = await findTwins(container, ids)
  return matchEntries(entries, { orders: await readOrdersToPay(container, numbers), placed, twins })
}

export function toBankEntry(entry: StoredEntry): BankEntry {
  const { id, amount, whole, currency, booked_on, payer, account, text, is_reversal } = entry
  return {
    id,
    whole,
    currency,
    booked_on,
    payer,
    account,
    text,
    is_reversal,
    amount: Math.abs(amount),
    is_credit: amount > 0,
    is_final: true,
  }
}

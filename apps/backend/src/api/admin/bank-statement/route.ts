import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { listEntries } from "../../../domains/bank-transfers/list-entries.ts"
import { bookEntries, MOST_BOOKED_AT_ONCE } from "../../../domains/bank-transfers/place-entry.ts"
import { readInStatement } from "../../../domains/bank-transfers/read-in-statement.ts"
import { NotAStatementError } from "../../../domains/bank-transfers/statement/entry.ts"
import { invalidData } from "../../../refusals/refusals.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { parseInput } from "../../parse-input.ts"
import { entryIdSchema } from "./entry-step.ts"

const MOST_CHARACTERS = 5_000_000

export const bodySchema = z.strictObject({
  content: z
    .string()
    .min(1, { error: () => staffText({ hu: "A fájl üres.", en: "The file is empty." }) })
    .max(MOST_CHARACTERS, {
      error: () =>
        staffText({
          hu: "A fájl túl nagy: bontsa kisebb időszakokra.",
          en: "The file is too large: divide it into shorter periods.",
        }),
    })
    .optional(),
  /** Stored entries that are to be booked for the orders they name; pages of an earlier release send the file as well. */
  book: z.array(entryIdSchema).max(MOST_BOOKED_AT_ONCE).optional(),
})

/** What statements have brought, as far as the staff works on it. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await listEntries(req.scope))
}

/** Reads a bank statement and stores what came in, or marks the orders of the chosen entries as paid. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { content, book = [] } = parseInput(bodySchema, req.body)
  const staffId = req.auth_context.actor_id
  try {
    const read = content === undefined ? null : await readInStatement(req.scope, content)
    res.json(read && book.length === 0 ? read : await bookEntries(req.scope, { chosen: book, staffId }))
  } catch (error) {
    if (error instanceof NotAStatementError) throw invalidData(error.message)
    throw error
  }
}

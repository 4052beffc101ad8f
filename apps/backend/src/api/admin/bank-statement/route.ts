import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  bookEntries,
  MOST_BOOKED_AT_ONCE,
  previewStatement,
} from "../../../domains/bank-transfers/import-statement.ts"
import { NotAStatementError } from "../../../domains/bank-transfers/statement/entry.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { parseInput } from "../../parse-input.ts"

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
    }),
  /** Entries whose orders are to be marked as paid; absent: preview only. */
  book: z
    .array(z.string().regex(/^[0-9a-f]{32}$/))
    .max(MOST_BOOKED_AT_ONCE)
    .optional(),
})

/** Previews what a bank statement would pay, or marks the orders of the chosen entries as paid. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { content, book } = parseInput(bodySchema, req.body)
  const staffId = req.auth_context.actor_id
  try {
    res.json(
      book
        ? await bookEntries(req.scope, { content, chosen: book, staffId })
        : await previewStatement(req.scope, content),
    )
  } catch (error) {
    if (error instanceof NotAStatementError)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, error.message)
    throw error
  }
}

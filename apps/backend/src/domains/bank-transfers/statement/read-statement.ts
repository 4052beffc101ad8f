import { staffText } from "../../../staff-language/staff-language.ts"
import { NotAStatementError, type Statement, withEntryIds } from "./entry.ts"
import { readBankCsv } from "./read-bank-csv.ts"
import { readCamt } from "./read-camt.ts"

const MOST_ENTRIES = 10_000

/**
 * The movements of a bank statement: CAMT.053 (XML) or a bank's CSV file, recognized by its beginning.
 * Unreadable rows are reported and skipped.
 * @throws NotAStatementError
 */
export function readStatement(content: string): Statement {
  const text = content.replace(/^\uFEFF/, "").trimStart()
  const source = text.startsWith("<") ? "camt" : "table"
  const { entries, problems } = source === "camt" ? readCamt(text) : readBankCsv(text)
  if (entries.length > MOST_ENTRIES)
    throw new NotAStatementError(
      staffText({
        hu: `Egyszerre legfeljebb ${MOST_ENTRIES} tétel olvasható be.`,
        en: `At most ${MOST_ENTRIES} entries can be read at once.`,
      }),
    )
  return { entries: withEntryIds(entries), problems, source }
}

import { checkJournal, checkJournalEntry } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { JournalEntry, JournalSummary } from "../types/journal-types.ts"

export const journal = {
  list: get("/content/journal")
    .asks<{ locale: string }>()
    .gives<{ entries: JournalSummary[] }>(checkJournal)
    .within(PRODUCT_GET_TIMEOUT_MS),

  entry: get("/content/journal/{slug}")
    .asks<{ locale: string }>()
    .gives<{ entry: JournalEntry }>(checkJournalEntry)
    .within(PRODUCT_GET_TIMEOUT_MS),
}

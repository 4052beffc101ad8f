import { askPage } from "../../ask.ts"

/** A search as `GET /admin/missed-searches` gives it. */
export interface MissedSearch {
  locale: "hu" | "en"
  query: string
  count: number
  last_asked_at: string
}

type Answer = { missed_searches: MissedSearch[]; count: number }

export function listMissedSearches(page: number, locale: string): Promise<Answer> {
  return askPage("/admin/missed-searches", page, locale ? { locale } : {})
}

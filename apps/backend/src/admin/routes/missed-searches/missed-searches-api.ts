import type { Locale } from "@porteka/shop/languages"
import { askPage } from "../../ask.ts"

/** A search as `GET /admin/missed-searches` gives it. */
export interface MissedSearch {
  locale: Locale
  query: string
  count: number
  last_asked_at: string
}

type Answer = { missed_searches: MissedSearch[]; count: number }

export function listMissedSearches(page: number, locale: string): Promise<Answer> {
  return askPage("/admin/missed-searches", page, locale ? { locale } : {})
}

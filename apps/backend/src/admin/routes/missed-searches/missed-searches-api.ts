export const PAGE_SIZE = 20

/** A search as `GET /admin/missed-searches` gives it. */
export interface MissedSearch {
  locale: "hu" | "en"
  query: string
  count: number
  last_asked_at: string
}

type Answer = { missed_searches: MissedSearch[]; count: number }

export async function listMissedSearches(page: number, locale: string): Promise<Answer> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(page * PAGE_SIZE) })
  if (locale) query.set("locale", locale)
  const response = await fetch(`/admin/missed-searches?${query}`, { credentials: "include" })
  if (!response.ok) throw new Error(`Nem sikerült (${response.status}).`)
  return (await response.json()) as Answer
}

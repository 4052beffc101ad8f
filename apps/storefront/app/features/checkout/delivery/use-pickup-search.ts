import { useEffect, useState } from "react"
import { useLocale } from "use-intl"
import { fetchJson } from "#app/ui/browser/fetch-json.ts"
import { NO_SEARCH, type PickupSearch } from "./pickup-point-view.ts"

const DEBOUNCE_MS = 300

export interface PickupSearchState {
  search: PickupSearch
  searching: boolean
  /** Searches after a pause in typing. */
  searchSoon: (q: string) => void
  /** Searches again without waiting. */
  searchNow: (q: string) => void
}

/**
 * The points below the search box: first those nearby, then those for the typed text.
 * @param answered the search text of the submitted form; a new one is shown
 */
export function usePickupSearch(nearby: PickupSearch, answered: PickupSearch | null): PickupSearchState {
  const locale = useLocale()
  const [search, setSearch] = useState(answered ?? nearby)
  const [query, setQuery] = useState<{ q: string; waitMs: number } | null>(null)
  const [shown, setShown] = useState(answered)
  if (answered !== shown) {
    setShown(answered)
    if (answered) setSearch(answered)
  }
  useEffect(() => {
    if (!query) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchPoints(query.q, locale, abort.signal)
      if (abort.signal.aborted) return
      setSearch(found)
      setQuery(null)
    }, query.waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, locale])
  return {
    search,
    searching: query !== null,
    searchSoon: (q) => setQuery({ q, waitMs: DEBOUNCE_MS }),
    searchNow: (q) => setQuery({ q, waitMs: 0 }),
  }
}

/** The search of a shop that cannot be reached is unavailable, like one that a newer search has replaced. */
async function fetchPoints(q: string, locale: string, signal: AbortSignal): Promise<PickupSearch> {
  if (!q.trim()) return NO_SEARCH
  const path = `/api/pickup-points?${new URLSearchParams({ locale, q })}`
  return (await fetchJson<PickupSearch>(path, { signal })) ?? { q, state: "unavailable", points: [] }
}

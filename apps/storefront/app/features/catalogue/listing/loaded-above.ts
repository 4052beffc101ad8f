import type { CatalogueCard } from "@porteka/commerce-sdk"
import { useCallback } from "react"
import { useLocation, useNavigate } from "react-router"

/** Number of lists whose earlier pages are kept for going back; the oldest is dropped. */
const KEPT_LISTS = 20
const kept = new Map<string, CatalogueCard[]>()

interface LoadedAboveState {
  loadedAbove: string
}

function keep(cards: CatalogueCard[]): string {
  const id = crypto.randomUUID()
  kept.set(id, cards)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_LISTS) break
    kept.delete(oldest)
  }
  return id
}

/**
 * Pages above the one in the URL, loaded with "load more". The history entry refers to them, so going back
 * restores them; a fresh load of the URL shows only its own page.
 */
export function useLoadedAbove(): {
  above: CatalogueCard[]
  loadMore: (next: string, shown: CatalogueCard[]) => void
} {
  const { state } = useLocation() as { state: Partial<LoadedAboveState> | null }
  const navigate = useNavigate()
  const loadMore = useCallback(
    (next: string, shown: CatalogueCard[]) => {
      const state: LoadedAboveState = { loadedAbove: keep(shown) }
      navigate(next, { replace: true, preventScrollReset: true, state })
    },
    [navigate],
  )
  return { above: kept.get(state?.loadedAbove ?? "") ?? [], loadMore }
}

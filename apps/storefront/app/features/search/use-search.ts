import { useEffect, useState } from "react"
import { useLocale } from "use-intl"
import { NO_ANSWER, type SearchAnswer } from "./search-answer.ts"

/** Specification, section 9. */
const SEARCH_DEBOUNCE_MS = 300

/**
 * The results belong to `q`; while a newer term is loading, the older answer stays and `searching` is true.
 */
export interface SearchState {
  q: string
  answer: SearchAnswer | null
  searching: boolean
  /** The shop could not be reached: the results are unknown. */
  failed: boolean
}

/** Searches after a pause in typing. A failure is an empty answer (error catalogue, section 8). */
export function useSearch(term: string): SearchState {
  const locale = useLocale()
  const q = term.trim()
  const [state, setState] = useState<SearchState>({ q: "", answer: null, searching: true, failed: false })
  useEffect(() => {
    const abort = new AbortController()
    setState((before) => ({ ...before, searching: true }))
    const ask = async () => {
      const answer = await fetchAnswer(q, locale, abort.signal)
      if (abort.signal.aborted) return
      setState({ q, answer: answer ?? NO_ANSWER, searching: false, failed: answer === null })
    }
    const timer = setTimeout(ask, q ? SEARCH_DEBOUNCE_MS : 0)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [q, locale])
  return state
}

/** @returns null if the request failed: offline, or a newer term was typed */
async function fetchAnswer(q: string, locale: string, signal: AbortSignal): Promise<SearchAnswer | null> {
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ locale, q })}`, { signal })
    return response.ok ? ((await response.json()) as SearchAnswer) : NO_ANSWER
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

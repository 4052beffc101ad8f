import { type RefObject, useEffect, useRef } from "react"
import { applyDraft, parseDraft, readDraft, touchedFields } from "../form/form-draft.ts"

/** In session storage: it ends with the tab, so the next person at the computer does not see it. */
const ENTRY = "checkout_draft"

/**
 * Keeps input until it is submitted, across reloads and Back. Checkout pages are `no-store`, so the browser
 * does not do that itself. Text typed before this hook runs (on a slow phone) is newer than the stored draft.
 */
export function useFormDraft(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = parseDraft(withStorage((storage) => storage.getItem(ENTRY)) ?? null)
    const touched = touchedFields(element)
    const isUntouched = ([name]: [string, string]) => !touched.has(name)
    if (draft) applyDraft(element, Object.fromEntries(Object.entries(draft).filter(isUntouched)))
    const keep = () => withStorage((storage) => storage.setItem(ENTRY, JSON.stringify(readDraft(element))))
    if (touched.size > 0) keep()
    element.addEventListener("input", keep)
    return () => element.removeEventListener("input", keep)
  }, [])
  return form
}

/** The server has the data: the draft is no longer needed. */
export function useDraftSent(): void {
  useEffect(() => {
    withStorage((storage) => storage.removeItem(ENTRY))
  }, [])
}

/** Undefined if storage is not available: then nothing is kept. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

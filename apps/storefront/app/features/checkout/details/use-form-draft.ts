import { type RefObject, useEffect, useRef } from "react"
import { applyDraft, parseDraft, readDraft, touchedFields } from "./form-draft.ts"

/** In the tab's own storage: it ends with the tab, so the next person at the machine does not see it. */
const ENTRY = "checkout_draft"

/**
 * Keeps what is typed until it is sent, over reloads and Back. Pages of the checkout are never stored by the
 * browser (`no-store`), so it does not do that itself. On a slow phone people type before this runs: that is newer
 * than what was kept.
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

/** The server has it: the draft is of no more use. */
export function useDraftSent(): void {
  useEffect(() => {
    withStorage((storage) => storage.removeItem(ENTRY))
  }, [])
}

/** Undefined where storage is refused: then nothing is kept. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

import { type RefObject, useEffect, useRef } from "react"
import { applyDraft, type FormDraft, parseDraft, readDraft, touchedFields } from "./form-draft.ts"

/** In session storage: it ends with the tab, so the next person at the computer does not see it. The cookie policy lists them. */
export type DraftEntry = "checkout_draft" | "complaint_draft" | "contact_draft" | `review_draft_${string}`

/**
 * Keeps input until it is submitted, across reloads and Back. The pages are `no-store`, so the browser
 * does not do that itself. Text typed before this hook runs (on a slow phone) is newer than the stored draft.
 * @param isOfThis whether a stored draft belongs to this form, as it was first rendered
 */
export function useFormDraft(
  entry: DraftEntry,
  isOfThis: (draft: FormDraft) => boolean = () => true,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isOfFirst = useRef(isOfThis)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = parseDraft(withStorage((storage) => storage.getItem(entry)) ?? null)
    const touched = touchedFields(element)
    const isUntouched = ([name]: [string, string]) => !touched.has(name)
    if (draft && isOfFirst.current(draft))
      applyDraft(element, Object.fromEntries(Object.entries(draft).filter(isUntouched)))
    const keep = () => withStorage((storage) => storage.setItem(entry, JSON.stringify(readDraft(element))))
    if (touched.size > 0) keep()
    element.addEventListener("input", keep)
    return () => element.removeEventListener("input", keep)
  }, [entry])
  return form
}

/** The server has the data: the draft is no longer needed. */
export function useDraftSent(entry: DraftEntry): void {
  useEffect(() => {
    withStorage((storage) => storage.removeItem(entry))
  }, [entry])
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

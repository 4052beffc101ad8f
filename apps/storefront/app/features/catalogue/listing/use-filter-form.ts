import { type RefObject, useEffect, useRef } from "react"
import { useNavigate, useNavigation, useSearchParams } from "react-router"
import { afterFrame } from "#app/ui/browser/after-frame.ts"
import { queryOfForm } from "./active-filters.ts"

/** Opens the list requested by a filter form, keeping the scroll position. */
export function useApplyFilters(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (form) => {
    if (!form) return
    const query = queryOfForm(new FormData(form), search)
    afterFrame(() => navigate(query, { preventScrollReset: true }))
  }
}

/**
 * A filter form that applies each change (the browser's `change` event) and follows the URL when that changes
 * otherwise (back button, a removed chip).
 */
export function useFilterForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const apply = useApplyFilters()
  const latest = useRef(apply)
  /** Changed here, with no new list yet. */
  const isAhead = useRef(false)
  const [search] = useSearchParams()
  const idle = useNavigation().state === "idle"
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    const element = form.current
    const onChange = () => {
      isAhead.current = true
      latest.current(element)
    }
    element?.addEventListener("change", onChange)
    return () => element?.removeEventListener("change", onChange)
  }, [])
  useEffect(() => {
    if (!idle) return
    if (isAhead.current) {
      // The form keeps its current state; the list of an earlier change must not overwrite a later one.
      isAhead.current = false
      return
    }
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []) {
      input.checked = search.getAll(input.name).includes(input.value)
    }
  }, [search, idle])
  return form
}

import { type RefObject, useEffect, useRef } from "react"
import { useNavigate, useNavigation, useSearchParams } from "react-router"
import { queryOfForm } from "./active-filters.ts"

/** Opens the list a filter form asks for, keeping the place on the page. */
export function useApplyFilters(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (form) => {
    if (form) navigate(queryOfForm(new FormData(form), search), { preventScrollReset: true })
  }
}

/**
 * A filter form that is applied by each change (the browser's own `change`: a box ticked, a number left, a
 * handle let go) and follows the address when that changes by itself (back button, a removed chip).
 */
export function useFilterForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const apply = useApplyFilters()
  const latest = useRef(apply)
  /** Something was changed here, and no list has come since. */
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
      // What is ticked is what was asked for; the list of an earlier tick must not take back a later one.
      isAhead.current = false
      return
    }
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []) {
      input.checked = search.getAll(input.name).includes(input.value)
    }
  }, [search, idle])
  return form
}

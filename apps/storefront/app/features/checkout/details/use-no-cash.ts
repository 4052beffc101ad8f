import { type RefObject, useEffect, useState } from "react"

const NO_CASH = "[data-choice=locker]:checked, [data-choice=no-cash]:checked"

/**
 * Whether a pickup point is chosen where nobody takes cash. Read from the form like the hints shown by CSS,
 * because the points of the list come and go with every search.
 */
export function useNoCash(form: RefObject<HTMLFormElement | null>): boolean {
  const [noCash, setNoCash] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => setNoCash(element.querySelectorAll(NO_CASH).length === 2)
    look()
    element.addEventListener("input", look)
    return () => element.removeEventListener("input", look)
  }, [form])
  return noCash
}

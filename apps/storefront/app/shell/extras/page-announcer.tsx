import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigationType } from "react-router"
import { useLostFocus } from "./use-lost-focus.ts"

const KEEPS_FOCUS = "dialog, input, select, textarea"

/**
 * Announces the title of a page that the router has opened to screen readers, and moves the focus to its content: browsers do
 * both only for full page loads, and the next Tab would continue from a link in the footer. The focus stays in an open dialog or
 * in a field, and after Back where the page itself has set it.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === "POP"
  const shown = useRef(pathname)
  const [title, setTitle] = useState("")
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const focused = document.activeElement
    if (focused === document.body || !(isBack || focused?.closest(KEEPS_FOCUS)))
      document.getElementById("content")?.focus({ preventScroll: true })
  }, [pathname, isBack])
  useLostFocus()
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

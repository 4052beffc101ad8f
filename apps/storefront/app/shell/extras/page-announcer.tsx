import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigationType } from "react-router"

const KEEPS_FOCUS = "dialog, input, select, textarea"

/**
 * Tells screen readers the title of a page that the router has opened, and moves the focus to its content: browsers do both only
 * for page loads, and the next Tab would go on from a link at the foot of the page. The focus stays where it is in a window or a
 * field, and after Back where a page has put it itself.
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
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

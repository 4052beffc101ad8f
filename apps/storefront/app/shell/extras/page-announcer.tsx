import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

/**
 * Announces the title of a page that the router has opened to screen readers, and moves the focus to the
 * content if the clicked link is gone: browsers do both only for full page loads.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState("")
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true })
    }
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

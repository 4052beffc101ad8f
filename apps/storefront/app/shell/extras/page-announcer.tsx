import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

/** When the router changes the page nothing is read out, and the focus is lost with the link that was pressed. */
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

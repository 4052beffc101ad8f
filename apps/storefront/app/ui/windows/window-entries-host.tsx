import { useEffect, useLayoutEffect } from "react"
import { useLocation } from "react-router"
import { listenForBack, showPage } from "./window-entries.ts"

/** Rendered once on every page: lets Back close windows. */
export function WindowEntriesHost() {
  const place = useLocation()
  useEffect(listenForBack, [])
  // Before the next step through the history can come.
  useLayoutEffect(() => showPage(place.key), [place])
  return null
}

import { useEffect } from "react"
import { useLocation } from "react-router"
import { listenForBack, showPage } from "./window-entries.ts"

/** Rendered once on every page: lets Back close windows. */
export function WindowEntriesHost() {
  const place = useLocation()
  useEffect(listenForBack, [])
  useEffect(() => showPage(place.key), [place])
  return null
}

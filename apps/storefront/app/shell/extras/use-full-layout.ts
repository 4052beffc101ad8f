import { useEffect } from "react"
import { useLocation } from "react-router"
import { whenIdle } from "#app/ui/browser/when-quiet.ts"

/** What `skip-offscreen` is used for: cards, and the footer. */
const SKIPPED = "main li, footer > div"
/** A slice stays below 50 ms on a slow phone. */
const AT_ONCE = 3

/**
 * Lays out the skipped parts of the page (`skip-offscreen`) while the browser is idle, a few at a time, so that the page
 * is complete for whoever prints it, takes a picture of it or jumps far down.
 */
export function useFullLayout(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own parts.
  useEffect(() => {
    let hasLeft = false
    const parts = [...document.querySelectorAll<HTMLElement>(SKIPPED)].filter(
      (part) => getComputedStyle(part).contentVisibility === "auto",
    )
    const goOn = () => {
      if (hasLeft) return
      for (const part of parts.splice(0, AT_ONCE)) part.style.contentVisibility = "visible"
      if (parts.length > 0) whenIdle(goOn)
    }
    whenIdle(goOn)
    return () => {
      hasLeft = true
    }
  }, [pathname])
}

import { useEffect, useRef } from "react"
import { useBlocker, useLocation, useNavigation } from "react-router"

/**
 * The way back leads out of the window first, not out of the page under it. Stands in a window while it is open: the
 * router asks one such guard alone. Who goes back in the moment the window opens is faster than the guard: then the
 * page changes, and the window goes with it. A page that was already on its way when the window opened comes under it.
 */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP")
  const { key } = useLocation()
  const { location: underWay } = useNavigation()
  const openedAt = useRef<(string | undefined)[]>([])
  if (openedAt.current.length === 0) openedAt.current = [key, underWay?.key, shownKey()]
  useEffect(() => {
    if (blocker.state !== "blocked") return
    blocker.reset()
    onClose()
  }, [blocker, onClose])
  useEffect(() => {
    if (!openedAt.current.includes(key)) onClose()
  }, [key, onClose])
  return null
}

/** The key of the address that is shown; React may still be drawing its page. */
function shownKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key
}

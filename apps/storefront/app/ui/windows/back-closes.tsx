import { useEffect, useRef } from "react"
import { useBlocker, useLocation } from "react-router"

/**
 * The way back leads out of the window first, not out of the page under it. Stands in a window while it is open: the
 * router asks one such guard alone. Who goes back in the moment the window opens is faster than the guard: then the
 * page changes, and the window goes with it.
 */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP")
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (blocker.state !== "blocked") return
    blocker.reset()
    onClose()
  }, [blocker, onClose])
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])
  return null
}

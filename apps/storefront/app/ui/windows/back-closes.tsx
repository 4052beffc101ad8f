import { useEffect } from "react"
import { useBlocker } from "react-router"

/**
 * The way back leads out of the window first, not out of the page under it. Stands in a window while it is open: the
 * router asks one such guard alone.
 */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP")
  useEffect(() => {
    if (blocker.state !== "blocked") return
    blocker.reset()
    onClose()
  }, [blocker, onClose])
  return null
}

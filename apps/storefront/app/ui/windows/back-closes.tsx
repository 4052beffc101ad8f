import { useEffect, useState } from "react"
import { useBlocker, useLocation, useNavigation, useNavigationType } from "react-router"

/**
 * The way back leads out of the window first, not out of the page under it. Stands in a window while it is open: the
 * router asks one such guard alone. Who goes back in the moment the window opens is faster than the guard: then the
 * page changes, and the window goes with it. A page that was already on its way when the window opened comes under it.
 */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP")
  const { key } = useLocation()
  const { location: underWay } = useNavigation()
  const isBack = useNavigationType() === "POP"
  const [opened] = useState(() => ({ keys: [key, underWay?.key], shownKey: shownKey() }))
  const isUnderWindow = opened.keys.includes(key) || (key === opened.shownKey && !isBack)
  useEffect(() => {
    if (blocker.state !== "blocked") return
    blocker.reset()
    onClose()
  }, [blocker, onClose])
  useEffect(() => {
    if (!isUnderWindow) onClose()
  }, [isUnderWindow, onClose])
  return null
}

/** The key of the address that the browser shows; React may still be drawing its page. */
function shownKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key
}

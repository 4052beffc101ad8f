import { useEffect, useState } from "react"
import { useBlocker, useLocation, useNavigation, useNavigationType } from "react-router"

/**
 * Back first closes the window instead of leaving the page below it. Rendered in a window while it is open:
 * the router supports only one such blocker. If the visitor goes back at the moment the window opens, before
 * the blocker is active, the page changes and the window closes with it. A page that was already loading when
 * the window opened is shown below it.
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

/** The key of the URL that the browser shows; React may still be rendering its page. */
function shownKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key
}

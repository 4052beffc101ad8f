import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react"
import { useLocation, useNavigation } from "react-router"
import { openWindow } from "./open-windows.ts"

/**
 * Rendered in a window while it is open: Back closes the window first (`window-entries.ts`), and another page
 * never appears below it, except one that was already loading when it was opened.
 */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const { location: underWay } = useNavigation()
  // The browser's URL is ahead of the router's while React renders a page.
  const [pages] = useState(() => [pathname, underWay?.pathname, window.location.pathname])
  const close = useEffectEvent(onClose)
  // Passive effects end after the next picture: until then Back would close a window that is already gone.
  useLayoutEffect(() => openWindow(() => close()), [])
  const isLeft = !pages.includes(pathname)
  useEffect(() => {
    if (isLeft) close()
  }, [isLeft])
  return null
}

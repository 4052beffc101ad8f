import { useEffect, useRef, useState } from "react"

/**
 * Calls `onClose` after `duration` milliseconds. The timer pauses while the pointer or the focus is inside
 * the element (WCAG 2.2.1, ruling D22) and then continues.
 * `null` never closes. Spread `handlers` on the element.
 */
export function useAutoClose(duration: number | null, onClose: () => void) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const left = useRef(duration)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (left.current === null || held) return
    const started = performance.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [held])

  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { handlers }
}

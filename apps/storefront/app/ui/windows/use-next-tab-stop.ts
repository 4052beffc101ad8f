import { useEffect, useRef } from "react"

/**
 * Makes a popup at the end of the document the next tab stop after the control that opened it: until it is reached through the
 * whole page, it is closed. Tab after its last link continues behind that control.
 * @returns `popup`: the ref of the popup; `giveBack`: call it before closing, so that the focus is not lost
 */
export function useNextTabStop<E extends HTMLElement>() {
  const popup = useRef<E>(null)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const from = document.activeElement
    if (!(from instanceof HTMLElement) || from === document.body) return
    opener.current = from
    const onKey = (event: KeyboardEvent) => {
      const stops = [...(popup.current?.querySelectorAll<HTMLElement>("a[href], button") ?? [])]
      const active = document.activeElement
      if (event.key !== "Tab" || stops.length === 0 || !from.isConnected) return
      const isFirst = event.shiftKey && active === stops[0]
      if (isFirst || (!event.shiftKey && active === from)) {
        event.preventDefault()
        const next = isFirst ? from : stops[0]
        next?.focus()
      } else if (!event.shiftKey && active === stops.at(-1)) from.focus({ preventScroll: true })
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
  const giveBack = () => {
    if (popup.current?.contains(document.activeElement)) opener.current?.focus({ preventScroll: true })
  }
  return { popup, giveBack }
}

import { useEffect, useRef } from "react"
import { useNavigation } from "react-router"

const MESSAGE = "[role=status][tabindex], [role=alert][tabindex]"

/**
 * A form that is replaced by its answer takes the focus with it: the next Tab would begin at the top of the page, and the window
 * stays where the form was, often in the footer. Then the answer's message gets the focus, or the page's content.
 */
export function useLostFocus(): void {
  const { state } = useNavigation()
  const sentFrom = useRef<Element | null>(null)
  useEffect(() => {
    if (state !== "idle") {
      sentFrom.current ??= document.activeElement
      return
    }
    const isLost = sentFrom.current?.isConnected === false && document.activeElement === document.body
    sentFrom.current = null
    if (!isLost) return
    const content = document.getElementById("content")
    const message = content?.querySelector<HTMLElement>(MESSAGE)
    if (message) message.focus()
    else content?.focus({ preventScroll: true })
  }, [state])
}

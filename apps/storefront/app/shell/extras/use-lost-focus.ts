import { useEffect, useRef } from "react"
import { useNavigation } from "react-router"

const MESSAGE = "[role=status][tabindex], [role=alert][tabindex]"
const CODE = "input[autocomplete=one-time-code]"

/**
 * A form that is replaced by its answer takes the focus with it: the next Tab would begin at the top of the page, and the window
 * stays where the form was, often in the footer. Then the answer's message gets the focus, or the field of a code that was just
 * sent, or the page's content.
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
    const next = content?.querySelector<HTMLElement>(MESSAGE) ?? content?.querySelector<HTMLElement>(CODE)
    if (next) next.focus()
    else content?.focus({ preventScroll: true })
  }, [state])
}

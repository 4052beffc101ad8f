import { type RefObject, useEffect, useRef } from "react"

/** Focuses the element whenever `answer` is a new one with a message. */
export function useFocusOn<T extends HTMLElement>(answer: unknown, hasMessage: boolean): RefObject<T | null> {
  const element = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` is listed so that each new one takes the focus
  useEffect(() => {
    if (hasMessage) element.current?.focus()
  }, [answer, hasMessage])
  return element
}

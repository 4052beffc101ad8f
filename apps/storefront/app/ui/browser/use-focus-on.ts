import { type RefObject, useEffect, useRef } from "react"

/** Puts the focus on the element whenever `answer` is a new one that has something to say. */
export function useFocusOn<T extends HTMLElement>(answer: unknown, speaks: boolean): RefObject<T | null> {
  const element = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer takes the focus again
  useEffect(() => {
    if (speaks) element.current?.focus()
  }, [answer, speaks])
  return element
}

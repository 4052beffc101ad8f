import { useEffect, useState } from "react"
import { useFetchers, useNavigation } from "react-router"
import { watchCartChanges } from "../cart-summary.ts"

/** How what is shown is read anew: by the page's own loader, or by a fetcher. */
interface Reading {
  state: "idle" | "loading" | "submitting"
  revalidate: () => void
}

/** The lines shown follow what another tab does to the cart, as soon as nobody types or sends anything here. */
export function useCartOfOtherTabs({ state, revalidate }: Reading): void {
  const navigating = useNavigation().state !== "idle"
  const sending = useFetchers().some((fetcher) => fetcher.state !== "idle")
  const typing = useTyping()
  const [stale, setStale] = useState(false)
  useEffect(() => watchCartChanges(() => setStale(true)), [])
  const busy = state !== "idle" || navigating || sending || typing
  useEffect(() => {
    if (!stale || busy) return
    setStale(false)
    revalidate()
  }, [stale, busy, revalidate])
}

/**
 * From the first letter until the field is left: a number half typed must not be drawn anew. What was typed before
 * scripts ran counts, too.
 */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const begin = ({ target }: Event) => setTyping(isTextField(target))
    const end = () => setTyping(false)
    const { activeElement: field } = document
    if (isTextField(field) && field.value !== field.defaultValue) setTyping(true)
    document.addEventListener("input", begin)
    document.addEventListener("focusout", end)
    return () => {
      document.removeEventListener("input", begin)
      document.removeEventListener("focusout", end)
    }
  }, [])
  return typing
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox" && target.type !== "radio"
  return target instanceof HTMLTextAreaElement
}

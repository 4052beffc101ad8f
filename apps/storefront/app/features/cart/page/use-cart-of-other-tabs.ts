import { useEffect, useState } from "react"
import { useFetchers, useNavigation } from "react-router"
import { registerShownCart, watchCartChanges } from "../cart-summary.ts"
import type { CartView } from "./cart-view.ts"

/** Reloads the displayed cart: with the page's own loader, or with a fetcher. */
interface Reading {
  state: "idle" | "loading" | "submitting"
  revalidate: () => void
}

/**
 * Updates the displayed lines after changes in other tabs, once nobody is typing or submitting here.
 * @param cart of a page that was rendered with it; the cart may have changed before the page's scripts ran
 */
export function useCartOfOtherTabs(
  { state, revalidate }: Reading,
  cart?: Pick<CartView, "count" | "sums"> | null,
): void {
  const navigating = useNavigation().state !== "idle"
  const sending = useFetchers().some((fetcher) => fetcher.state !== "idle")
  const typing = useTyping()
  const [stale, setStale] = useState(false)
  useEffect(() => watchCartChanges(() => setStale(true)), [])
  const isPage = cart !== undefined
  const { count, total } = { count: cart?.count ?? 0, total: cart?.sums.price ?? 0 }
  useEffect(() => (isPage ? registerShownCart({ count, total }) : undefined), [isPage, count, total])
  const busy = state !== "idle" || navigating || sending || typing
  useEffect(() => {
    if (!stale || busy) return
    setStale(false)
    revalidate()
  }, [stale, busy, revalidate])
}

/**
 * From the first keystroke until the field loses focus: a half-typed number must not be overwritten. Includes
 * input from before hydration.
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

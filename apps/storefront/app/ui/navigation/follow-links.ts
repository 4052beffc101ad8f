import { useEffect } from "react"
import { useNavigate } from "react-router"
import { afterFrame } from "../browser/after-frame.ts"

/** The shop's link at or around an element (`link.tsx`). */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a[data-link]") : null

/** How a link is followed. */
export const isWanted = (
  link: HTMLAnchorElement,
  name: "prefetch" | "preventScrollReset" | "replace" | "viewTransition",
): boolean => link.dataset.link?.split(" ").includes(name) ?? false

/** The URL of a shop link, from the root. */
export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location): string =>
  pathname + search + hash

/** Lets the router follow all links of the page; used once, in the shell. */
export function useFollowedLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      if (link.target && link.target !== "_self") return
      event.preventDefault()
      const to = addressOf(link)
      const isChoice = isWanted(link, "replace")
      const options = {
        replace: isChoice || to === addressOf(location),
        preventScrollReset: isWanted(link, "preventScrollReset"),
        viewTransition: isWanted(link, "viewTransition"),
      }
      // A choice on the page, for example of a variant: the pressed link is drawn before the router's work.
      if (isChoice) afterFrame(() => navigate(to, options))
      else navigate(to, options)
    }
    // The listener is on the window: a link's own handlers have run by then, or have prevented the default.
    window.addEventListener("click", follow)
    return () => window.removeEventListener("click", follow)
  }, [navigate])
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

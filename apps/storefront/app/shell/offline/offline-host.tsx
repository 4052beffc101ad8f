import { useCallback, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { whenQuiet } from "#app/ui/browser/when-quiet.ts"
import { type NewToast, toasts } from "#app/ui/feedback/toast-store.ts"
import { useOffline } from "./connection.ts"
import { keepSeenPages, registerServiceWorker } from "./register-service-worker.ts"
import { cartIsAtHand, warmUpCart } from "./warm-up-cart.ts"

/** Keeps the shop usable offline, and shows that there is no connection. */
export function OfflineHost() {
  const { key, pathname } = useLocation()
  const paths = usePaths()
  const mayAdd = !pathname.startsWith(paths.checkout())
  useEffect(() => {
    registerServiceWorker()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is listed so that it runs for each page; `mayAdd` changes only with it
  useEffect(() => whenQuiet(() => prepareForTunnels(mayAdd)), [key])
  const offline = useOffline()
  // The offline page says so itself, and the notice would cover the cart below it.
  usePagesFromMemory(offline, useOfflineNotice(offline && pathname !== paths.offline()))
  return null
}

/** @param mayAdd whether products can be added to the cart here: not in the checkout */
async function prepareForTunnels(mayAdd: boolean): Promise<void> {
  // The code of the offline message could not be loaded.
  await Promise.allSettled([import("#app/ui/feedback/toast-card.tsx"), mayAdd && warmUpCart()])
  await keepSeenPages()
}

/**
 * Shows a message while there is no connection and the page does not say so.
 * @returns a function that shows another message in its place, because two would cover a phone's screen
 */
function useOfflineNotice(offline: boolean): (failure: NewToast) => void {
  const t = useTranslations("shell")
  const shown = useRef<number | null>(null)
  const say = useCallback((toast: NewToast) => {
    if (shown.current !== null) toasts.close(shown.current)
    shown.current = toasts.show({ ...toast, duration: null })
  }, [])
  useEffect(() => {
    if (!offline) return
    say({ title: t("offline"), text: t("offlineText") })
    return () => {
      if (shown.current !== null) toasts.close(shown.current)
    }
  }, [offline, t, say])
  return say
}

/**
 * Offline, a link becomes a full page load, which the service worker answers with the last version of the
 * page or with the offline page; the router could only fail. A form is not submitted, so that its input is
 * not lost. The cart's forms are handled in the browser once it has their code.
 */
function usePagesFromMemory(offline: boolean, say: (failure: NewToast) => void): void {
  const t = useTranslations("shell")
  const cart = usePaths().cart()
  useEffect(() => {
    if (!offline) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      if (link.origin !== location.origin || link.target || link.download || isOnThisPage(link)) return
      event.preventDefault()
      event.stopPropagation()
      // On a first visit the service worker may not be installed: the browser's own error page would replace
      // this one.
      if (navigator.serviceWorker?.controller) location.assign(link.href)
      else say({ title: t("offlineLinkTitle"), text: t("offlineLinkText"), tone: "danger" })
    }
    const hold = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== "post") return
      if (cartIsAtHand() && new URL(form.action).pathname === cart) return
      event.preventDefault()
      event.stopPropagation()
      say({ title: t("offlineFormTitle"), text: t("offlineFormText"), tone: "danger" })
    }
    document.addEventListener("click", follow, { capture: true })
    document.addEventListener("submit", hold, { capture: true })
    return () => {
      document.removeEventListener("click", follow, { capture: true })
      document.removeEventListener("submit", hold, { capture: true })
    }
  }, [offline, cart, t, say])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== "" && pathname === location.pathname && search === location.search

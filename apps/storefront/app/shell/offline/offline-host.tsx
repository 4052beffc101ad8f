import { useEffect } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { whenQuiet } from "#app/ui/browser/when-quiet.ts"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import { useOffline } from "./connection.ts"
import { keepSeenPages, registerServiceWorker } from "./register-service-worker.ts"
import { cartIsAtHand, warmUpCart } from "./warm-up-cart.ts"

/** Keeps the shop usable without a connection, and says when there is none. */
export function OfflineHost() {
  const { key, pathname } = useLocation()
  const checkout = usePaths().checkout()
  const mayAdd = !pathname.startsWith(checkout)
  useEffect(() => {
    registerServiceWorker()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page that is shown
  useEffect(() => whenQuiet(() => prepareForTunnels(mayAdd)), [key])
  const offline = useOffline()
  useOfflineNotice(offline)
  usePagesFromMemory(offline)
  return null
}

/** @param mayAdd whether something can be put into the cart from here: not in the checkout */
async function prepareForTunnels(mayAdd: boolean): Promise<void> {
  // What says that there is no connection could not be fetched then.
  await Promise.allSettled([import("#app/ui/feedback/toast-card.tsx"), mayAdd && warmUpCart()])
  await keepSeenPages()
}

function useOfflineNotice(offline: boolean): void {
  const t = useTranslations("shell")
  useEffect(() => {
    if (!offline) return
    const id = toasts.show({ title: t("offline"), text: t("offlineText"), duration: null })
    return () => toasts.close(id)
  }, [offline, t])
}

/**
 * Without a connection a link is a page load, which the service worker answers with the page as it was seen last, or with the page that says that
 * there is no connection; the router could only fail. A form stays as it is: what was typed is not lost. The cart's own
 * forms are kept by the browser, once it has the code for that.
 */
function usePagesFromMemory(offline: boolean): void {
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
      // On a first visit the worker may not have come: then the browser's own error page would take the place of this one.
      if (navigator.serviceWorker?.controller) location.assign(link.href)
      else toasts.show({ title: t("offlineLinkTitle"), text: t("offlineLinkText"), tone: "danger" })
    }
    const hold = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== "post") return
      if (cartIsAtHand() && new URL(form.action).pathname === cart) return
      event.preventDefault()
      event.stopPropagation()
      toasts.show({ title: t("offlineFormTitle"), text: t("offlineFormText"), tone: "danger" })
    }
    document.addEventListener("click", follow, { capture: true })
    document.addEventListener("submit", hold, { capture: true })
    return () => {
      document.removeEventListener("click", follow, { capture: true })
      document.removeEventListener("submit", hold, { capture: true })
    }
  }, [offline, cart, t])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== "" && pathname === location.pathname && search === location.search

import { cartDrawer } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { buildOfPage } from "#app/ui/browser/build-of-page.ts"
import { mayFetchAhead } from "#app/ui/browser/may-fetch-ahead.ts"

/** The route that handles every change of the cart. */
const CART_ROUTE = "routes/cart"

/**
 * Prefetches the code for adding to the cart when the page is idle, so that it works offline from the first
 * page on. Not on connections with expensive data.
 */
export async function warmUpCart(): Promise<void> {
  if (!mayFetchAhead()) return
  await Promise.allSettled([
    preloadModules(CART_ROUTE).then(() => {
      isCartAtHand = true
    }),
    import("#app/features/cart/notices/cart-notifications.tsx").then((part) => part.preloadNotifications()),
    import("#app/features/cart/cart-added-popup.tsx"),
    import("#app/features/cart/local/cart-recovery.ts"),
    import("#app/features/cart/page/kept-lines.tsx"),
    import("../extras/cart-drawer-window.tsx").then(() =>
      cartDrawer.set({ ...cartDrawer.get(), loaded: true }),
    ),
  ])
}

let isCartAtHand = false

/** Whether products can be added to the cart offline: the code of the route is loaded. */
export const cartIsAtHand = () => isCartAtHand

async function preloadModules(route: string): Promise<void> {
  const scripts = buildOfPage()?.routes[route]
  if (!scripts) return
  const { module, clientActionModule = [], clientLoaderModule = [], imports = [] } = scripts
  await Promise.all(
    [...new Set([module, clientActionModule, clientLoaderModule, imports].flat())].map(preload),
  )
}

const preloads = new Map<string, Promise<void>>()

/** Fetches a script without running it; after a failure it is fetched again on the next page. */
function preload(href: string): Promise<void> {
  const begun = preloads.get(href) ?? fetchAhead(href)
  preloads.set(href, begun)
  begun.catch(() => preloads.delete(href))
  return begun
}

function fetchAhead(href: string): Promise<void> {
  const link = document.createElement("link")
  link.rel = "modulepreload"
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new TypeError(`Failed to fetch ${href}`))
    }
    document.head.append(link)
  })
}

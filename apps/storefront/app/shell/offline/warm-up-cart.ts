import { cartDrawer } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { preloadNotifications } from "#app/features/cart/notices/cart-notifications.tsx"
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
    preloadNotifications(),
    // The messages that this route waits for.
    import("#app/i18n/cart-messages.ts"),
    import("#app/features/cart/cart-added-popup.tsx"),
    import("#app/features/cart/local/cart-recovery.ts"),
    import("../extras/cart-drawer-window.tsx").then(() =>
      cartDrawer.set({ ...cartDrawer.get(), loaded: true }),
    ),
  ])
}

let isCartAtHand = false

/** Whether products can be added to the cart offline: the code of the route is loaded. */
export const cartIsAtHand = () => isCartAtHand

interface RouteModules {
  module: string
  clientActionModule?: string
  clientLoaderModule?: string
  imports?: string[]
}

/** The router's table of scripts, which is part of every page. */
interface WithManifest {
  __reactRouterManifest?: { routes: Record<string, RouteModules | undefined> }
}

async function preloadModules(route: string): Promise<void> {
  const modules = (window as WithManifest).__reactRouterManifest?.routes[route]
  if (!modules) return
  const { module, clientActionModule = [], clientLoaderModule = [], imports = [] } = modules
  await Promise.all(
    [...new Set([module, clientActionModule, clientLoaderModule, imports].flat())].map(preload),
  )
}

function preload(href: string): Promise<void> | undefined {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement("link")
  link.rel = "modulepreload"
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      // Tried again on the next page.
      link.remove()
      reject(new TypeError(`Failed to fetch ${href}`))
    }
    document.head.append(link)
  })
}

import { cartDrawer } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { prepareToTell } from "#app/features/cart/notices/tell-cart.tsx"
import { mayFetchAhead } from "#app/ui/browser/may-fetch-ahead.ts"

/** The route that every change of the cart is posted to. */
const CART_ROUTE = "routes/cart"

/**
 * Fetches what putting something into the cart needs once the page is quiet, so that it works when the connection is
 * gone by then, from the very first page on. Not where data is dear.
 */
export async function warmUpCart(): Promise<void> {
  if (!mayFetchAhead()) return
  await Promise.allSettled([
    preloadModules(CART_ROUTE).then(() => {
      isCartAtHand = true
    }),
    prepareToTell(),
    // The texts that its route waits for.
    import("#app/i18n/cart-messages.ts"),
    import("#app/features/cart/cart-added-popup.tsx"),
    import("#app/features/cart/local/cart-recovery.ts"),
    import("../extras/cart-drawer-window.tsx").then(() =>
      cartDrawer.set({ ...cartDrawer.get(), loaded: true }),
    ),
  ])
}

let isCartAtHand = false

/** Whether something can be put into the cart without a connection: its route's code has come. */
export const cartIsAtHand = () => isCartAtHand

interface RouteModules {
  module: string
  clientActionModule?: string
  clientLoaderModule?: string
  imports?: string[]
}

/** The router's own table of scripts, which it puts into every page. */
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
      // Asked for again with the next page.
      link.remove()
      reject(new TypeError(`Failed to fetch ${href}`))
    }
    document.head.append(link)
  })
}

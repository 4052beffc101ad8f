import { cartDrawer } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { prepareToTell } from "#app/features/cart/notices/tell-cart.tsx"
import { buildOfPage } from "#app/ui/browser/build-of-page.ts"
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

async function preloadModules(route: string): Promise<void> {
  const scripts = buildOfPage()?.routes[route]
  if (!scripts) return
  const { module, clientActionModule = [], clientLoaderModule = [], imports = [] } = scripts
  await Promise.all(
    [...new Set([module, clientActionModule, clientLoaderModule, imports].flat())].map(preload),
  )
}

const preloads = new Map<string, Promise<void>>()

/** Fetches a script without running it; after a failure it is asked for again with the next page. */
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

/** The group of all modules that import texts, and the end of their files' names. */
const TEXTS_GROUP = "-texts"

/** Packages that every page needs. */
const BASE =
  /\/(node_modules\/(preact|react|react-dom|scheduler|react-router|use-intl|icu-minify)|storefront\/preact)\//

/** JavaScript modules; styles and the bundler's own modules are split by the bundler. */
const CODE = /^[^\0].*\.(tsx?|m?js)(\?|$)/

/** The entry of every page. */
const ROOT = /\/app\/(root|entry\.client)\.tsx$/

/** Hydrates the page as soon as it runs, so it has its own file: the page's routes must be loaded before. */
const ENTRY = /\/app\/entry\.client\.tsx$/
const ROUTES = "/app/routes/"

/** The kinds of page on which most visits begin, and the checkout. */
const KINDS = [
  { name: "home", routes: /^home\.tsx$/ },
  { name: "listing", routes: /^catalogue\/(products|category|collection|new-arrivals|search)\.tsx$/ },
  { name: "product", routes: /^catalogue\/product\.tsx$/ },
  { name: "checkout", routes: /^checkout\/details\.tsx$/ },
] as const

/**
 * Below `app`: where the code begins that every page loads when it is idle (`shell/offline/warm-up-cart.ts`). The fields
 * for inscriptions and gift cards are left out, because few products need them and they import rules and texts.
 */
const CART = /^(routes\/cart\.tsx|features\/cart\/(?!personalisation-field|gift-card\/)|shell\/extras\/cart-)/
const EXTRAS =
  /^(shell\/extras\/browser-extras|ui\/feedback\/toast-card|features\/consent\/consent-dialogs)\.tsx$/

/** Below `app`: code shared by the results page and the search dialog only. */
const RESULTS = /^features\/search\//

/** Imports a part of the texts: `i18n/cart-messages.ts`. */
const TEXTS = /\/app\/i18n\/([\w-]+)-messages\.ts$/

/** Texts that only one file needs. */
const TEXTS_WITHIN: Record<string, string> = { shared: "shell", cart: "idle-cart", home: "home-parts" }

type Importers = (id: string) => readonly string[]

const pathOf = (id: string) => id.replace(/\?.*$/, "")
const inApp = (id: string) => pathOf(id).split("/app/")[1] ?? ""
const routeOf = (id: string) => pathOf(id).split(ROUTES)[1]

/** All modules that import a module, directly or indirectly, and the module itself. */
function loadersOf(id: string, importersOf: Importers): string[] {
  const seen = new Set([id])
  for (const one of seen) for (const importer of importersOf(one)) seen.add(importer)
  return [...seen]
}

/**
 * Decides which chunk a module belongs to:
 * - `shell`: loaded by every page, by several of the most common entry pages, or by one of these and by every page when it is idle
 * - `product`, `listing`, `checkout`: loaded only by pages of this kind (the home page is one route, which has a file anyway)
 * - `home-parts`, `product-parts`, `listing-parts`, `checkout-parts`: loaded by pages of this kind, and elsewhere on demand
 * - `extras`: loaded by every page when it is idle. It needs no texts of its own, because it is what says that there is no connection
 * - `idle-cart`: the cart and its windows, loaded by every page when it is idle
 * - `idle-parts`: loaded by every page when it is idle: what the cart shares with the extras, and what others load at once
 * - `checkout-texts`, …: each module that imports texts, because whoever loads it loads them
 * - null: the bundler decides, as for everything that only search results need
 *
 * Few large chunks compress better than many small ones.
 *
 * @param importersOf the modules that import this one statically
 */
export function chunkOf(id: string, importersOf: Importers): string | null {
  if (BASE.test(id)) return "base"
  if (!CODE.test(id) || id.includes(ROUTES) || ENTRY.test(pathOf(id))) return null
  const [, texts] = TEXTS.exec(pathOf(id)) ?? []
  if (texts) return TEXTS_WITHIN[texts] ?? `${texts}${TEXTS_GROUP}`
  const loaders = loadersOf(id, importersOf)
  if (loaders.some((loader) => ROOT.test(pathOf(loader)))) return "shell"
  const routes = loaders.flatMap((loader) => routeOf(loader) ?? [])
  const [kind, ...others] = KINDS.filter((one) => routes.some((route) => one.routes.test(route)))
  if (others.length > 0) return "shell"
  const starts = loaders.filter((loader) => importersOf(loader).length === 0).map(inApp)
  const idle = idleChunkOf(starts)
  if (!kind) return idle
  if (RESULTS.test(inApp(id))) return null
  if (idle) return kind.name === "checkout" ? "idle-parts" : "shell"
  if (!starts.every((start) => kind.routes.test(start.replace(/^routes\//, "")))) return `${kind.name}-parts`
  return kind.name === "home" ? null : kind.name
}

/** @param starts where the code begins that loads a module, below `app` */
function idleChunkOf(starts: readonly string[]): string | null {
  const isExtra = (start: string) => EXTRAS.test(start)
  const isCart = (start: string) => CART.test(start)
  if (!starts.some((start) => isExtra(start) || isCart(start))) return null
  if (starts.every(isExtra)) return "extras"
  return starts.every(isCart) ? "idle-cart" : "idle-parts"
}

interface Module {
  code: string | null
  exports: readonly string[]
  importers: readonly string[]
}

export interface Bundle {
  getModuleInfo(id: string): Module | null
}

/** A file that only re-exports. */
const INDEX = /\/packages\/[\w-]+\/dist\/(.+\/)?index\.js$/

/**
 * The importers of a module. Of those that import it through the index of its package, only importers of one
 * of its exports count: the others do not load it.
 */
export function importersIn(bundle: Bundle, id: string): string[] {
  const names = bundle.getModuleInfo(id)?.exports ?? []
  const namesOne = (importer: string) => {
    const code = bundle.getModuleInfo(importer)?.code ?? ""
    return names.some((name) => code.includes(name))
  }
  const through = (module: string): string[] =>
    (bundle.getModuleInfo(module)?.importers ?? []).flatMap((importer) => {
      if (INDEX.test(importer)) return through(importer)
      return module === id || namesOne(importer) ? [importer] : []
    })
  return through(id)
}

/** A module takes its imports along, so files for many pages have priority over files for few. */
const PARTS = ["listing-parts", "product-parts", "home-parts", "idle-parts", "checkout-parts"]
const GROUPS = [
  "base",
  "shell",
  TEXTS_GROUP,
  ...PARTS,
  "listing",
  "product",
  "checkout",
  "idle-cart",
  "extras",
]

/** The value of Vite's `codeSplitting`. */
export const chunkGroups = GROUPS.map((group, index) => ({
  priority: GROUPS.length - index,
  debugName: group,
  name: (id: string, bundle: Bundle) => {
    const chunk = chunkOf(id, (module) => importersIn(bundle, module))
    return chunk === group || (group === TEXTS_GROUP && chunk?.endsWith(TEXTS_GROUP)) ? chunk : null
  },
}))

/** Packages that every page is drawn with. */
const BASE = /\/node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify)\//

/** Code; styles and what the bundler itself adds are divided by it. */
const CODE = /^[^\0].*\.(tsx?|m?js)(\?|$)/

/** Where every page begins. */
const ROOT = /\/app\/(root|entry\.client)\.tsx$/

/** Takes over the page as soon as it runs, so it stays alone: the page's routes must be there before. */
const ENTRY = /\/app\/entry\.client\.tsx$/
const ROUTES = "/app/routes/"

/** The pages most visits begin at, by the kind of page. A kind with a name has a file of its own. */
const KINDS = [
  { name: null, routes: /^home\.tsx$/ },
  { name: "listing", routes: /^catalogue\/(products|category|collection|new-arrivals|search)\.tsx$/ },
  { name: "product", routes: /^catalogue\/product\.tsx$/ },
] as const

/** Below `app`: what every page fetches when it is quiet (`shell/offline/warm-up-cart.ts`). */
const CART = /^(routes\/cart\.tsx|features\/cart\/|shell\/extras\/cart-)/

type Importers = (id: string) => readonly string[]

const pathOf = (id: string) => id.replace(/\?.*$/, "")
const inApp = (id: string) => pathOf(id).split("/app/")[1] ?? ""
const routeOf = (id: string) => pathOf(id).split(ROUTES)[1]

/** Everything that loads a module with itself, the module included. */
function loadersOf(id: string, importersOf: Importers): string[] {
  const seen = new Set([id])
  for (const one of seen) for (const importer of importersOf(one)) seen.add(importer)
  return [...seen]
}

/**
 * The file a module of the browser's build travels in: `shell` when all pages load it, or several kinds of those that
 * most visits begin at; that of the kind which alone does; a file beside it (`product-parts`) when other pages or windows
 * load it, too, so that they need not take the whole kind along; `cart` and `cart-parts` in the same way. What is loaded
 * together compresses better as one file than as a dozen small ones, and each file has headers. The rest the bundler
 * divides by itself.
 *
 * @param importersOf the modules that import this one statically
 */
export function chunkOf(id: string, importersOf: Importers): string | null {
  if (BASE.test(id)) return "base"
  if (!CODE.test(id) || id.includes(ROUTES) || ENTRY.test(pathOf(id))) return null
  const loaders = loadersOf(id, importersOf)
  if (loaders.some((loader) => ROOT.test(pathOf(loader)))) return "shell"
  const routes = loaders.flatMap((loader) => routeOf(loader) ?? [])
  const [kind, ...others] = KINDS.filter((one) => routes.some((route) => one.routes.test(route)))
  if (others.length > 0) return "shell"
  const starts = loaders.filter((loader) => importersOf(loader).length === 0)
  if (!kind) {
    const inCart = starts.filter((start) => CART.test(inApp(start)))
    if (inCart.length === 0) return null
    return inCart.length === starts.length ? "cart" : "cart-parts"
  }
  if (!kind.name) return null
  return starts.every((start) => kind.routes.test(routeOf(start) ?? "")) ? kind.name : `${kind.name}-parts`
}

interface Module {
  code: string | null
  exports: readonly string[]
  importers: readonly string[]
}

export interface Bundle {
  getModuleInfo(id: string): Module | null
}

/** A file that only hands on what others export. */
const INDEX = /\/packages\/[\w-]+\/dist\/(.+\/)?index\.js$/

/**
 * Who imports a module. Of those who import it through the index of its package, only who names one of its exports:
 * the others do not get it.
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

/** A module takes along what it imports, so the files of many pages come before those of few. */
const GROUPS = ["base", "shell", "listing-parts", "product-parts", "cart-parts", "listing", "product", "cart"]

/** What Vite's `codeSplitting` is told. */
export const chunkGroups = GROUPS.map((group, index) => ({
  priority: GROUPS.length - index,
  name: (id: string, bundle: Bundle) =>
    chunkOf(id, (module) => importersIn(bundle, module)) === group ? group : null,
}))

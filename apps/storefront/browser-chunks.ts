/** Packages that every page is drawn with. */
const BASE = /\/node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify)\//

/** Code; styles and what the bundler itself adds are divided by it. */
const CODE = /^[^\0].*\.(tsx?|m?js)(\?|$)/
const ROOT = /\/app\/root\.tsx$/
const ROUTES = "/app/routes/"

/** The pages most visits begin at, by the kind of page. A kind with a name has a file of its own. */
const KINDS = [
  { name: null, routes: /^home\.tsx$/ },
  { name: "listing", routes: /^catalogue\/(products|category|collection|new-arrivals|search)\.tsx$/ },
  { name: "product", routes: /^catalogue\/product\.tsx$/ },
] as const

type Importers = (id: string) => readonly string[]

const pathOf = (id: string) => id.replace(/\?.*$/, "")

/** Everything that loads a module with itself, the module included. */
function loadersOf(id: string, importersOf: Importers): string[] {
  const seen = new Set([id])
  for (const one of seen) for (const importer of importersOf(one)) seen.add(importer)
  return [...seen]
}

/**
 * The file a module of the browser's build travels in: `shell` when all pages load it, or several kinds of those that
 * most visits begin at; that of the kind which alone does. What is loaded together compresses better as one file than as
 * a dozen small ones. The rest the bundler divides by itself.
 *
 * @param importersOf the modules that import this one statically
 */
export function chunkOf(id: string, importersOf: Importers): string | null {
  if (BASE.test(id)) return "base"
  if (!CODE.test(id) || id.includes(ROUTES)) return null
  const loaders = loadersOf(id, importersOf).map(pathOf)
  if (loaders.some((path) => ROOT.test(path))) return "shell"
  const routes = loaders.flatMap((path) => path.split(ROUTES)[1] ?? [])
  const kinds = KINDS.filter((kind) => routes.some((route) => kind.routes.test(route)))
  return kinds.length > 1 ? "shell" : (kinds[0]?.name ?? null)
}

interface Bundle {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** A module takes along what it imports, so the files of many pages come before those of few. */
const GROUPS = ["base", "shell", "listing", "product"]

/** What Vite's `codeSplitting` is told. */
export const chunkGroups = GROUPS.map((group, index) => ({
  priority: GROUPS.length - index,
  name: (id: string, bundle: Bundle) =>
    chunkOf(id, (module) => bundle.getModuleInfo(module)?.importers ?? []) === group ? group : null,
}))

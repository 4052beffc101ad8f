const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["'](\.{0,2}\/[^"']+\.js)["']/g

/**
 * The modules a chunk imports statically, as they are written. Imports on demand are left out, and messages,
 * which are named by an import map and among the preloads. */
export function importsOf(javascript: string): string[] {
  return [...javascript.matchAll(STATIC_IMPORT)].flatMap(([, path]) => (path ? [path] : []))
}

/** A deferred module becomes an ordinary one when the page is painted (deferred-scripts.server.ts). */
const MODULE_TYPES = ["module", "application/x-deferred-module"]

/** The modules a page's starter preloads: the list it is called with. */
const DEFERRED_PRELOADS = /\}\)\((\[.*\])\)$/

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * The scripts that a page loads by itself: script elements, module preloads, and the imports of inline
 * modules.
 */
export function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)].flatMap(
    ([, tag = "", text = ""]) => {
      const source = attribute(tag, "src")
      if (source) return [source]
      if (MODULE_TYPES.includes(attribute(tag, "type") ?? "")) return importsOf(text)
      return JSON.parse(DEFERRED_PRELOADS.exec(text)?.[1] ?? "[]") as string[]
    },
  )
  const preloads = (html.match(/<link\b[^>]*>/g) ?? []).flatMap((tag) => {
    const href = attribute(tag, "href")
    return href && attribute(tag, "rel") === "modulepreload" ? [href] : []
  })
  return [...new Set([...scripts, ...preloads])]
}

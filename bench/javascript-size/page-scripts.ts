const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["']([^"']+\.js)["']/g

/** The modules a chunk imports statically, as they are written. Imports on demand are left out. */
export function importsOf(javascript: string): string[] {
  return [...javascript.matchAll(STATIC_IMPORT)].flatMap(([, path]) => (path ? [path] : []))
}

/** Those of a deferred module become the ordinary ones when the page is painted (deferred-scripts.server.ts). */
const MODULE_TYPES = ["module", "deferred-module"]
const PRELOAD_RELATIONS = ["modulepreload", "deferred-modulepreload"]

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The scripts a page loads by itself: script elements, module preloads, and the imports of inline modules. */
export function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)].flatMap(
    ([, tag = "", text = ""]) => {
      const source = attribute(tag, "src")
      if (source) return [source]
      return MODULE_TYPES.includes(attribute(tag, "type") ?? "") ? importsOf(text) : []
    },
  )
  const preloads = (html.match(/<link\b[^>]*>/g) ?? []).flatMap((tag) => {
    const href = attribute(tag, "href")
    return href && PRELOAD_RELATIONS.includes(attribute(tag, "rel") ?? "") ? [href] : []
  })
  return [...new Set([...scripts, ...preloads])]
}

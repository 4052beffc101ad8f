import type { Alias, Fields } from "./alias.ts"

export interface FoundAlias {
  alias: Alias
  /** The path to serve. */
  path: string
  params: Record<string, string>
}

type FindAlias = (method: string, path: string, query: Fields) => FoundAlias | null

/**
 * Finds the alias of a request. Built once, because most requests have no alias and must not become slower.
 */
export function aliasFinder(aliases: readonly Alias[]): FindAlias {
  const byStart = new Map<string, Alias[]>()
  for (const alias of aliases) {
    const start = startOf(alias.method, alias.from.split("/"))
    byStart.set(start, [...(byStart.get(start) ?? []), alias])
  }
  return (method, path, query) => {
    const segments = path.split("/")
    for (const alias of byStart.get(startOf(method, segments)) ?? []) {
      const params = matchPath(alias.from, segments)
      if (params && (alias.where?.(params, query) ?? true))
        return { alias, path: fillPath(alias.to, params), params }
    }
    return null
  }
}

/** `GET /store/products`: no alias has a parameter among the first two segments. */
function startOf(method: string, [, area, resource]: readonly string[]): string {
  return `${method} /${area}/${resource}`
}

function matchPath(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split("/")
  if (wanted.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const given = segments[index] ?? ""
    if (!part.startsWith(":")) {
      if (part !== given) return null
    } else if (given === "") return null
    else params[part.slice(1)] = given
  }
  return params
}

function fillPath(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "")
}

import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** A route or middleware as Medusa registers it. */
interface Registered {
  matcher: string | RegExp
  method?: string
  methods?: string | string[]
}

export interface RoutesFinder {
  add(route: Registered): void
  find(path: string, method: string): unknown
}

interface Kept {
  routes: (Registered & { matchRegex: RegExp })[]
  found: Map<string, unknown>
}

const FILE = join(dirname(require.resolve("@medusajs/framework/http")), "routes-finder.js")

/** Few, because a path may be as long as a request line. */
const MOST_FOUND = 2_000

/** Changes Medusa's class before it has registered anything. */
export function installRouteMemory(): void {
  forgetPaths((require(FILE) as { RoutesFinder: new () => RoutesFinder }).RoutesFinder)
}

/**
 * Medusa remembers for every path it was ever asked for which route serves it, several times over: the ids of all carts, and
 * of products that do not exist, fill the memory until the process ends. Here it forgets them after a number of paths.
 */
export function forgetPaths(Finder: new () => RoutesFinder): void {
  const { pathToRegexp } = createRequire(FILE)("path-to-regexp") as {
    pathToRegexp: (path: string) => { regexp: RegExp }
  }
  const kept = new WeakMap<RoutesFinder, Kept>()

  Finder.prototype.add = function add(this: RoutesFinder, route: Registered): void {
    const own: Kept = kept.get(this) ?? { routes: [], found: new Map() }
    own.routes.push({ ...route, matchRegex: toRegExp(route.matcher) })
    own.found.clear()
    kept.set(this, own)
  }

  Finder.prototype.find = function find(this: RoutesFinder, path: string, method: string): unknown {
    const { routes = [], found = new Map<string, unknown>() } = kept.get(this) ?? {}
    const key = `${method}:${path}`
    const known = found.get(key)
    if (known !== undefined) return known
    const route = routes.find((one) => isServedBy(one, method) && one.matchRegex.test(path)) ?? null
    if (found.size >= MOST_FOUND) found.clear()
    found.set(key, route)
    return route
  }

  /** Wildcards are written as in Express 4. */
  const toRegExp = (matcher: string | RegExp): RegExp =>
    matcher instanceof RegExp
      ? matcher
      : pathToRegexp(matcher.replace(/\/\*/g, "{*splat}").replace(/(\w)\*/g, "$1{*splat}")).regexp
}

const isServedBy = ({ method, methods }: Registered, asked: string): boolean =>
  methods === undefined ? method === asked : methods.includes(asked)

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** What Express 4 keeps of a route or middleware. */
export interface Layer {
  regexp: RegExp & { fast_star?: boolean; fast_slash?: boolean }
  /** @returns whether it applies to this path; then it also sets the path's parameters */
  match(path: string): boolean
}

interface Application {
  _router?: { stack: Layer[] }
}

let compared = false

/**
 * Express compares the path of each call with the expressions of all routes, about 1 600 with Medusa's, one after
 * the other: a millisecond for those at the end. From the first call on, the first part of the path is compared
 * before, as a text.
 */
export function comparePrefixesFirst(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!compared) {
    compared = true
    const layers = (req.app as Application)._router?.stack ?? []
    compareCase(layers)
    comparePrefixes(layers)
  }
  next()
}

/**
 * Express compares paths in any case, but the code that decides about roles, limits and sign-ins as they are written: for it
 * `/admin/Staff` is not a page of the owner. Changes the layers so that a route has one path.
 */
export function compareCase(layers: readonly Layer[]): void {
  for (const layer of layers) {
    const { source, flags, fast_star, fast_slash } = layer.regexp
    layer.regexp = Object.assign(new RegExp(source, flags.replace("i", "")), { fast_star, fast_slash })
  }
}

/**
 * The first part of a path that begins with a fixed one, followed by a slash or the end. A layer for several paths has
 * several beginnings.
 */
const FIXED_START = /^\^\\\/([\w-]+)(?=\\\/|\$)(?!.*\|\^)/

/** Changes the layers so that each is compared only with paths that have its first part. */
export function comparePrefixes(layers: readonly Layer[]): void {
  const current = { path: "", prefix: "" }
  for (const layer of layers) {
    const prefix = FIXED_START.exec(layer.regexp.source)?.[1]?.toLowerCase()
    if (prefix === undefined) continue
    const { match } = layer
    layer.match = function matchPrefixFirst(path) {
      if (path !== current.path) {
        current.path = path
        current.prefix = firstPartOf(path)
      }
      return current.prefix === prefix && match.call(this, path)
    }
  }
}

/** In lower case, because an expression may compare in any case. */
function firstPartOf(path: string): string {
  const end = path.indexOf("/", 1)
  return path.slice(1, end === -1 ? undefined : end).toLowerCase()
}

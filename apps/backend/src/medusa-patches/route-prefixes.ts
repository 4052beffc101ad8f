import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** What Express 4 keeps of a route or middleware. */
export interface Layer {
  regexp: RegExp
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
    comparePrefixes((req.app as Application)._router?.stack ?? [])
  }
  next()
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

/** In lower case, as Express compares. */
function firstPartOf(path: string): string {
  const end = path.indexOf("/", 1)
  return path.slice(1, end === -1 ? undefined : end).toLowerCase()
}

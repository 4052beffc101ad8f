/** Names of path parameters: `/store/carts/{id}` → `["id"]`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...PathParameters<Rest>]
  : []

/** Path parameters by name. */
export type PathParams<Path extends string> = { [Name in PathParameters<Path>[number]]: string }

const PARAMETER = /\{([^}]+)\}/g

/** The names of a path's parameters, in order. */
export function paramsOf(path: string): string[] {
  return Array.from(path.matchAll(PARAMETER), ([, name = ""]) => name)
}

/**
 * Fills in path parameters. Values are escaped, so that an id from a URL can never address another route.
 * @throws TypeError if a value is missing, empty or a dot segment, which would address something else
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(PARAMETER, (given, name: string) => escapeSegment(params[name], given, path))
}

function escapeSegment(value: unknown, parameter: string, path: string): string {
  if (typeof value !== "string" || value === "" || value === "." || value === "..") {
    throw new TypeError(`${parameter} of ${path} needs a value, not ${JSON.stringify(value)}`)
  }
  return encodeURIComponent(value)
}

/** Names of path parameters: `/store/carts/{id}` → `["id"]`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...PathParameters<Rest>]
  : []

/** Path parameters by name. */
export type Places<Path extends string> = { [Name in PathParameters<Path>[number]]: string }

const PLACE = /\{([^}]+)\}/g

/** The names of a path's parameters, in order. */
export function placesOf(path: string): string[] {
  return Array.from(path.matchAll(PLACE), ([, name = ""]) => name)
}

/**
 * Fills in path parameters. Values are escaped, so that an id from a URL can never address another route.
 * @throws TypeError if a value is missing, empty or a dot segment, which would address something else
 */
export function fillPath(path: string, places: Readonly<Record<string, unknown>>): string {
  return path.replace(PLACE, (place, name: string) => escapeSegment(places[name], place, path))
}

function escapeSegment(value: unknown, place: string, path: string): string {
  if (typeof value !== "string" || value === "" || value === "." || value === "..") {
    throw new TypeError(`${place} of ${path} needs a name, not ${JSON.stringify(value)}`)
  }
  return encodeURIComponent(value)
}

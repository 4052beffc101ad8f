/** Names of the places in a path: `/store/carts/{id}` → `["id"]`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...PathParameters<Rest>]
  : []

/** What goes into the places of a path, by their names. */
export type Places<Path extends string> = { [Name in PathParameters<Path>[number]]: string }

const PLACE = /\{([^}]+)\}/g

/** The names of a path's places, in order. */
export function placesOf(path: string): string[] {
  return Array.from(path.matchAll(PLACE), ([, name = ""]) => name)
}

/**
 * Fills the places of a path. Values are escaped, so that an id taken from a URL can never lead to another
 * route.
 * @throws TypeError when a value is missing, empty or a dot segment: it would address something else.
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

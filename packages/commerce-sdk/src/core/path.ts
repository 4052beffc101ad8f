/** Names of the places in a path: `/store/carts/{id}` → `["id"]`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...PathParameters<Rest>]
  : []

const PLACE = /\{[^}]+\}/g

/** How many places a path has. */
export function countPlaces(path: string): number {
  return path.match(PLACE)?.length ?? 0
}

/**
 * Fills the places of a path in order. Values are escaped, so that an id taken from a URL can never
 * lead to another route.
 * @throws TypeError when a value is missing, empty or a dot segment: it would address something else.
 */
export function fillPath(path: string, values: readonly unknown[]): string {
  let index = 0
  return path.replace(PLACE, (place) => escapeSegment(values[index++], place, path))
}

function escapeSegment(value: unknown, place: string, path: string): string {
  if (typeof value !== "string" || value === "" || value === "." || value === "..") {
    throw new TypeError(`${place} of ${path} needs a name, not ${JSON.stringify(value)}`)
  }
  return encodeURIComponent(value)
}

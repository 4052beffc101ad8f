/** Handles, separated by spaces, one of which has to be found; and queries, separated by semicolons. */
export type AskedFor = [wanted: Wanted, queries: string]

export type Wanted = string | typeof NONE | Similar

/** The shop has no such goods, and nothing that is like them. */
export const NONE = Symbol("none")

/** The shop has no such goods, but says so and shows something like them. */
export interface Similar {
  handles: string
}

export const similar = (handles: string): Similar => ({ handles })

export function queriesOf(queries: string): string[] {
  return queries.split(";").map((query) => query.trim())
}

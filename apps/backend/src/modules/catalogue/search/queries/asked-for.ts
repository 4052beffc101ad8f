/** Handles, separated by spaces, one of which must be found; and queries, separated by semicolons. */
export type AskedFor = [wanted: Wanted, queries: string]

export type Wanted = string | typeof NONE | Similar

/** The shop has no such products, and nothing similar. */
export const NONE = Symbol("none")

/** The shop has no such products, but says so and shows similar ones. */
export interface Similar {
  handles: string
}

export const similar = (handles: string): Similar => ({ handles })

export function queriesOf(queries: string): string[] {
  return queries.split(";").map((query) => query.trim())
}

/** Handles, separated by spaces, one of which must be found; and queries, separated by semicolons. */
export type AskedFor = [wanted: Wanted, queries: string]

export type Wanted = string | typeof NONE | typeof EVERYTHING | Similar | Exactly

/** The shop has no such products, and nothing similar. */
export const NONE = Symbol("none")

/** All products; the page says that the words have no effect. */
export const EVERYTHING = Symbol("everything")

/** The shop has no such products, but says so and shows similar ones. */
export interface Similar {
  similar: string
}

export const similar = (handles: string): Similar => ({ similar: handles })

/** All of these products are exact results, and no others. */
export interface Exactly {
  exactly: string
}

export const exactly = (handles: string): Exactly => ({ exactly: handles })

export function queriesOf(queries: string): string[] {
  return queries.split(";").map((query) => query.trim())
}

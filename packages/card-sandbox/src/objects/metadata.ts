/** The shop's own data on an object. */
export type Metadata = Record<string, string>

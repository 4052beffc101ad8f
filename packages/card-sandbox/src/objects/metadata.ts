/** The shop's own notes on a thing. */
export type Metadata = Record<string, string>

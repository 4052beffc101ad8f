import { Trouble } from "../bootstrap/trouble.mjs"

const KINDS = ["static", "unit", "http", "journeys"] as const

export type Kind = (typeof KINDS)[number]

/** Which kinds of checks to run, and of which files. */
export type Selection = { has(kind: Kind): boolean; filters: string[] }

const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word)

/**
 * @param args leading words that name kinds, then parts of file names; none means everything
 * @throws {Trouble} when files are named without a kind
 */
export function parseSelection(args: readonly string[]): Selection {
  const firstFilter = args.findIndex((word) => !isKind(word))
  const kinds = firstFilter === -1 ? args : args.slice(0, firstFilter)
  const filters = firstFilter === -1 ? [] : args.slice(firstFilter)
  if (kinds.length === 0 && filters.length > 0) {
    throw new Trouble(`Name a kind of test first: ${KINDS.join(", ")}. For instance: npm test -- http cart`)
  }
  return { has: (kind) => kinds.length === 0 || kinds.includes(kind), filters: [...filters] }
}

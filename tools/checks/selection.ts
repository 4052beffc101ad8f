import { UserError } from "../bootstrap/user-error.mjs"

const KINDS = [
  "static",
  "unit",
  "http",
  "journeys",
  "cognito",
  "cards",
  "scale",
  "empty",
  "restore",
  "fuzz",
  "faults",
  "containers",
] as const

export type Kind = (typeof KINDS)[number]

/** Not part of `npm test`, because it builds everything again inside containers. */
const ONLY_WHEN_NAMED: readonly Kind[] = ["containers"]

/** The kinds of checks to run, and the files. */
export type Selection = {
  has(kind: Kind): boolean
  filters: string[]
  /**
   * The failure tests kill twenty times instead of a few, the fuzz run sends twenty thousand requests, two
   * thousand sequences change carts.
   */
  long: boolean
  /** The random seed of both, to repeat a run. */
  seed: number | undefined
  /** Number of requests of the fuzz run, to run a part of the long one. */
  requests: number | undefined
}

const LONG = "--long"
const SEED = /^--seed=(\d+)$/
const REQUESTS = /^--requests=(\d+)$/

const HIGHEST_SEED = 1_000_000
/** The short runs are part of every test run and use the same seed each time. */
const SHORT_SEED = 1

/** @returns the given one, or that of this form */
export const seedOf = ({ seed, long }: Selection): number =>
  seed ?? (long ? Math.floor(Math.random() * HIGHEST_SEED) : SHORT_SEED)

const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word)

function requireKnownFlags(flags: readonly string[]): void {
  const unknown = flags.find((flag) => flag !== LONG && !SEED.test(flag) && !REQUESTS.test(flag))
  if (unknown)
    throw new UserError(
      `There is no ${unknown}. There are ${LONG} and --seed=<number>, for the faults, the fuzz run and the sequences of changes of carts, and --requests=<number> for the fuzz run.`,
    )
}

/** The number behind a flag like "--seed=7". */
function numberOf(flags: readonly string[], flag: RegExp): number | undefined {
  const digits = flags.map((one) => flag.exec(one)?.[1]).find((found) => found !== undefined)
  return digits === undefined ? undefined : Number(digits)
}

/**
 * @param args leading words that name kinds, then parts of file names; none means everything but the containers. Flags
 * stand anywhere
 * @throws {UserError} if files are named without a kind
 */
export function parseSelection(args: readonly string[]): Selection {
  const flags = args.filter((word) => word.startsWith("--"))
  requireKnownFlags(flags)
  const words = args.filter((word) => !word.startsWith("--"))
  const firstFilter = words.findIndex((word) => !isKind(word))
  const kinds = firstFilter === -1 ? words : words.slice(0, firstFilter)
  const filters = firstFilter === -1 ? [] : words.slice(firstFilter)
  if (kinds.length === 0 && filters.length > 0) {
    throw new UserError(`Name a kind of test first: ${KINDS.join(", ")}. For instance: npm test -- http cart`)
  }
  return {
    has: (kind) => (kinds.length === 0 ? !ONLY_WHEN_NAMED.includes(kind) : kinds.includes(kind)),
    filters: [...filters],
    long: flags.includes(LONG),
    seed: numberOf(flags, SEED),
    requests: numberOf(flags, REQUESTS),
  }
}

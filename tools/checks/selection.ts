import { UserError } from "../bootstrap/user-error.mjs"

interface KindOfTest {
  about: string
  /** What the shop of these tests is filled with; absent: they need none that is prepared for them. */
  shop?: "demo" | "nothing"
}

const KINDS = {
  static: { about: "types, lint, unused code, the published client" },
  unit: { about: "functions, without a shop" },
  http: { about: "the whole server over HTTP", shop: "demo" },
  journeys: { about: "a browser", shop: "demo" },
  cognito: { about: "a shop whose customers are in an Amazon Cognito user pool", shop: "demo" },
  cards: { about: "shops with the card providers that have a hosted page", shop: "demo" },
  scale: { about: "a shop of several processes", shop: "demo" },
  empty: { about: "a shop without products", shop: "nothing" },
  restore: { about: "a shop from a backup", shop: "demo" },
  fuzz: { about: "generated requests to every route", shop: "demo" },
  faults: { about: "parts of a shop are killed while it is selling", shop: "demo" },
  containers: { about: "both container images, and a purchase in them; not part of `npm test`" },
} as const satisfies Record<string, KindOfTest>

export type Kind = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** Whether one of the chosen kinds needs a shop, with these contents or with any. */
export const needsShop = ({ has }: Selection, contents?: KindOfTest["shop"]): boolean =>
  Object.entries<KindOfTest>(KINDS).some(
    ([kind, { shop }]) => has(kind as Kind) && shop !== undefined && (!contents || shop === contents),
  )

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

const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word)

const HELP = "--help"
const WIDTH = 12

export const asksForHelp = (args: readonly string[]): boolean => args.includes(HELP)

/** The answer to `npm test -- --help`. */
export const helpText = (): string => `npm test                    all kinds of tests
npm test -- http cart       one kind or several, in files whose name contains "cart"

Kinds:
${Object.entries(KINDS)
  .map(([kind, { about }]) => `  ${kind.padEnd(WIDTH)}${about}`)
  .join("\n")}

Flags, for the faults, the fuzz run and the sequences of cart changes (http cart-fast-path):
  --long            far more of them
  --seed=7          repeats the run with seed 7
  --requests=5000   as many requests in the fuzz run
`

function requireKnownFlags(flags: readonly string[]): void {
  const unknown = flags.find((flag) => flag !== LONG && !SEED.test(flag) && !REQUESTS.test(flag))
  if (unknown)
    throw new UserError(
      `There is no ${unknown}, but ${LONG}, --seed=<number> and --requests=<number>.`,
      "`npm test -- --help` explains them.",
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
    throw new UserError(
      `Name a kind of test first: ${KIND_NAMES.join(", ")}. For instance: npm test -- http cart`,
      "`npm test -- --help` explains them.",
    )
  }
  return {
    has: (kind) => (kinds.length === 0 ? !ONLY_WHEN_NAMED.includes(kind) : kinds.includes(kind)),
    filters: [...filters],
    long: flags.includes(LONG),
    seed: numberOf(flags, SEED),
    requests: numberOf(flags, REQUESTS),
  }
}

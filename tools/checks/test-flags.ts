import type { NodeFlags } from "../stack/v8-flags.ts"

const CHEAP_PASSWORDS = new URL("cheap-passwords.mjs", import.meta.url)

const FLAGS = ["--max-semi-space-size=64", "--no-memory-reducer", `--import=${CHEAP_PASSWORDS.href}`]

/**
 * How Node starts the servers of test shops. They live for minutes and spend memory on collecting garbage less
 * often, not even while they have nothing else to do; and they hash hundreds of passwords, each of which would take a quarter of a second of processor time.
 */
export const NODE_FLAGS_OF_TESTS: NodeFlags = { storefront: FLAGS, backend: FLAGS }

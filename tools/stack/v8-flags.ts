/**
 * By default V8 lets a server's heap grow to a multiple of its live data before it collects garbage. With these
 * flags it collects whenever it has grown by a third (bench/memory). A hard limit (`--max-old-space-size`)
 * would end the process of a shop whose catalogue has grown. The Dockerfile and the systemd units contain them
 * as well.
 */
const SMALL_HEAP = ["--heap-growing-percent=33", "--max-semi-space-size=8"] as const

/** What Node is started with, for each server of the shop. */
export type NodeFlags = Readonly<Record<"storefront" | "backend", readonly string[]>>

export const V8_FLAGS: NodeFlags = {
  storefront: SMALL_HEAP,
  /** Medusa alone fills this much (in MB): collecting before that is a sixth of the work of its start. */
  backend: [...SMALL_HEAP, "--initial-heap-size=256"],
}

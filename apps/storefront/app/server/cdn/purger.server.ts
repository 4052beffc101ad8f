import { pause } from "../back-end/pause.server.ts"
import type { Cdn, CdnAddress } from "./cdns.server.ts"

const ANSWER_TIMEOUT_MS = 10_000
const RETRY_FIRST_MS = 250
const RETRY_LONGEST_MS = 5_000
/** With more tags than this waiting, everything is purged. */
const MOST_WAITING = 2_000

export interface Purger {
  purge: (tags: readonly string[]) => void
  purgeAll: () => void
  /** Ends when all purges have been sent or given up. */
  stop: () => Promise<void>
}

/**
 * Sends purges to a CDN, in order and one call at a time. A failed call is repeated with growing pauses,
 * together with tags that arrive meanwhile.
 * @param onFailure called once per outage of the CDN
 */
export function createPurger(cdn: Cdn, address: CdnAddress, onFailure: (error: unknown) => void): Purger {
  const pending = new PendingPurges(cdn.mostTags)
  const stopping = new AbortController()
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    let failures = 0
    for (let next = pending.next(); next; next = pending.next()) {
      try {
        await call(next === ALL ? cdn.purgeAll(address) : cdn.purge(next, address))
        failures = 0
      } catch (error) {
        if (failures === 0) onFailure(error)
        failures += 1
        pending.add(next)
        if (stopping.signal.aborted) return
        await pause(Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS), stopping.signal)
      }
    }
  }

  const start = () => {
    working ??= work().finally(() => {
      working = undefined
    })
  }
  return {
    purge(tags) {
      pending.add(tags)
      start()
    },
    purgeAll() {
      pending.add(ALL)
      start()
    },
    async stop() {
      stopping.abort()
      await working
    },
  }
}

const ALL = "all"

/** The purges not sent yet. */
class PendingPurges {
  readonly #mostTags: number
  readonly #tags = new Set<string>()
  #all = false

  constructor(mostTags: number) {
    this.#mostTags = mostTags
  }

  /** The tags of the next call; undefined if there are none. */
  next(): readonly string[] | typeof ALL | undefined {
    if (this.#all || this.#tags.size > MOST_WAITING) {
      this.#all = false
      this.#tags.clear()
      return ALL
    }
    const tags = [...this.#tags].slice(0, this.#mostTags)
    for (const tag of tags) this.#tags.delete(tag)
    return tags.length > 0 ? tags : undefined
  }

  add(tags: readonly string[] | typeof ALL): void {
    if (tags === ALL) this.#all = true
    else for (const tag of tags) this.#tags.add(tag)
  }
}

async function call(request: Request): Promise<void> {
  const response = await fetch(request, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The cache answers ${response.status} to a purge`)
}

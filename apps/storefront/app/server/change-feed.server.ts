import type { CommerceClient } from "@porteka/commerce-sdk"
import { logger } from "./log.server.ts"
import { feedAnswered, feedCursor } from "./monitoring/metrics.server.ts"

const RETRY_FIRST_MS = 250
const RETRY_LONGEST_MS = 5_000

export interface ChangeListener {
  /** Something that carries these tags has changed. */
  invalidate: (tags: readonly string[]) => void
  /** The feed has been away too long: everything stored may be old. */
  clear: () => void
}

export interface ChangeFeed {
  /** When the back end last answered, and whether the last question failed. */
  state: () => { answeredAt: number | undefined; failing: boolean }
  stop: () => Promise<void>
}

interface Following {
  answeredAt: number | undefined
  failures: number
}

/**
 * Follows the back end's change feed by long poll until stopped. A failure is waited out with growing pauses and
 * reading goes on from the last cursor, so nothing is missed while either side restarts.
 */
export function followChanges(commerce: CommerceClient, listener: ChangeListener): ChangeFeed {
  const abort = new AbortController()
  const following: Following = { answeredAt: undefined, failures: 0 }
  const running = follow(commerce, listener, abort.signal, following)
  return {
    state: () => ({ answeredAt: following.answeredAt, failing: following.failures > 0 }),
    async stop() {
      abort.abort()
      await running
    },
  }
}

async function follow(
  commerce: CommerceClient,
  listener: ChangeListener,
  signal: AbortSignal,
  following: Following,
): Promise<void> {
  let cursor: number | undefined
  while (!signal.aborted) {
    try {
      const feed = await commerce.catalogue.changes({ query: { after: cursor }, signal })
      // Pages made before the feed was first reached may have missed a change.
      if (feed.reset || cursor === undefined) listener.clear()
      for (const change of feed.changes) listener.invalidate(change.tags)
      if (following.failures > 0) logger.info({ cursor: feed.cursor }, "The change feed is back.")
      cursor = feed.cursor
      following.failures = 0
      following.answeredAt = Date.now()
      feedCursor.set(cursor)
      feedAnswered.setToCurrentTime()
    } catch (error) {
      if (signal.aborted) return
      if (following.failures === 0)
        logger.warn({ err: error }, "The change feed is unavailable; stored pages age by time only.")
      following.failures += 1
      await pause(Math.min(RETRY_FIRST_MS * 2 ** following.failures, RETRY_LONGEST_MS), signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener("abort", done)
      resolve()
    }
    signal.addEventListener("abort", done)
  })
}

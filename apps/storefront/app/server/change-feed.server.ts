import type { CommerceClient } from "@porteka/commerce-sdk"
import { logger } from "./log.server.ts"

const RETRY_FIRST_MS = 250
const RETRY_LONGEST_MS = 5_000

export interface ChangeListener {
  /** Something that carries these tags has changed. */
  invalidate: (tags: readonly string[]) => void
  /** The feed has been away too long: everything stored may be old. */
  clear: () => void
}

/**
 * Follows the back end's change feed by long poll until stopped. A failure is waited out with growing pauses and
 * reading goes on from the last cursor, so nothing is missed while either side restarts.
 */
export function followChanges(
  commerce: CommerceClient,
  listener: ChangeListener,
): { stop: () => Promise<void> } {
  const abort = new AbortController()
  const running = follow(commerce, listener, abort.signal)
  return {
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
): Promise<void> {
  let cursor: number | undefined
  let failures = 0
  while (!signal.aborted) {
    try {
      const feed = await commerce.catalogue.changes({ query: { after: cursor }, signal })
      // Pages made before the feed was first reached may have missed a change.
      if (feed.reset || cursor === undefined) listener.clear()
      for (const change of feed.changes) listener.invalidate(change.tags)
      if (failures > 0) logger.info({ cursor: feed.cursor }, "The change feed is back.")
      cursor = feed.cursor
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      if (failures === 0)
        logger.warn({ err: error }, "The change feed is unavailable; stored pages age by time only.")
      failures += 1
      await pause(Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS), signal)
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

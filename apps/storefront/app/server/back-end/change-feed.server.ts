import type { CatalogueChanges, CommerceClient } from "@porteka/commerce-sdk"
import { logger } from "../log.server.ts"
import { feedAnswered, feedCursor } from "../monitoring/metrics.server.ts"
import { pause } from "./pause.server.ts"

const RETRY_FIRST_MS = 250
const RETRY_LONGEST_MS = 5_000

export interface ChangeListener {
  /** Something with these tags has changed. */
  invalidate: (tags: readonly string[]) => void
  /** The cursor is too old: everything stored may be stale. */
  clear: () => void
  /** Called once, when all changes so far have been read. */
  caughtUp: () => void
}

export interface ChangeFeed {
  /** When the back end last answered since all changes are known, and whether the last request failed. */
  state: () => { answeredAt: number | undefined; failing: boolean }
  /** The cursor in the feed; undefined before the back end has answered. */
  cursor: () => number | undefined
  stop: () => Promise<void>
}

interface Following {
  /** The cursor of a previous process of this shop; see `followChanges`. */
  from: number | undefined
  cursor: number | undefined
  hasCaughtUp: boolean
  answeredAt: number | undefined
  failures: number
}

/**
 * Follows the back end's change feed by long poll until stopped. After a failure it retries with growing pauses
 * and continues from the last cursor, so nothing is missed while either side restarts.
 * @param from the cursor of a previous process whose pages were loaded; undefined if there are none
 */
export function followChanges(commerce: CommerceClient, listener: ChangeListener, from?: number): ChangeFeed {
  const abort = new AbortController()
  const following: Following = {
    from,
    cursor: undefined,
    hasCaughtUp: false,
    answeredAt: undefined,
    failures: 0,
  }
  const running = follow(commerce, listener, abort.signal, following)
  return {
    state: () => ({ answeredAt: following.answeredAt, failing: following.failures > 0 }),
    cursor: () => following.cursor,
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
  while (!signal.aborted) {
    try {
      const feed = await commerce.catalogue.changes({ query: { after: following.cursor }, signal })
      applyChanges(feed, listener, following)
      recordAnswer(following)
    } catch (error) {
      if (signal.aborted) return
      if (following.failures === 0)
        logger.warn({ err: error }, "The change feed is unavailable; stored pages only expire by time.")
      following.failures += 1
      await pause(Math.min(RETRY_FIRST_MS * 2 ** following.failures, RETRY_LONGEST_MS), signal)
    }
  }
}

/** The first answer contains only the newest cursor: the request must not wait for changes after an old one. */
function applyChanges(feed: CatalogueChanges, listener: ChangeListener, following: Following): void {
  const { from, cursor } = following
  const isFirst = cursor === undefined
  const goesBack = isFirst && from !== undefined && from < feed.cursor
  // Pages rendered before the feed was first reached may have missed a change, unless it is read from an
  // earlier cursor.
  if (feed.reset || (isFirst && !goesBack && from !== feed.cursor)) listener.clear()
  for (const change of feed.changes) listener.invalidate(change.tags)
  following.cursor = goesBack ? from : feed.cursor
  if (goesBack || following.hasCaughtUp) return
  following.hasCaughtUp = true
  listener.caughtUp()
}

function recordAnswer(following: Following): void {
  if (following.failures > 0) logger.info({ cursor: following.cursor }, "The change feed is available again.")
  following.failures = 0
  // Healthy only from here on: by now the predecessor's pages are in use, except those that have changed.
  if (!following.hasCaughtUp) return
  following.answeredAt = Date.now()
  feedCursor.set(following.cursor ?? 0)
  feedAnswered.setToCurrentTime()
}

import type { ChangeFeed } from "../change-feed.server.ts"

/** The feed's question is held for 25 seconds; twice that and no answer is no delay any more. */
const OLDEST_ANSWER_MS = 60_000

const statusOf = ({ answeredAt, failing }: ReturnType<ChangeFeed["state"]>, now: number) => {
  if (answeredAt === undefined) return "not reached yet"
  return failing || now - answeredAt > OLDEST_ANSWER_MS ? "lost" : "followed"
}

/**
 * Whether the shop can sell: the back end and its database answer, and this process knows of changes. Known from the feed
 * that is followed anyway, so that nobody loads the back end by asking.
 */
export function healthOf(feed: Pick<ChangeFeed, "state">, now = Date.now()) {
  const state = feed.state()
  const status = statusOf(state, now)
  const ready = status === "followed"
  const age = state.answeredAt === undefined ? null : Math.round((now - state.answeredAt) / 1000)
  return { ready, body: { status: ready ? "ok" : "unavailable", feed: status, feed_age_seconds: age } }
}

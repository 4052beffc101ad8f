import type { ChangeFeed } from "../back-end/change-feed.server.ts"

/** The feed's long poll takes up to 25 seconds; no answer within twice that is an outage. */
const OLDEST_ANSWER_MS = 60_000

const statusOf = ({ answeredAt, failing }: ReturnType<ChangeFeed["state"]>, now: number) => {
  if (answeredAt === undefined) return "not reached yet"
  return failing || now - answeredAt > OLDEST_ANSWER_MS ? "lost" : "followed"
}

/**
 * Readiness: the back end and its database answer, and this process receives changes. Derived from the change
 * feed, so that health checks cause no load on the back end.
 */
export function healthOf(feed: Pick<ChangeFeed, "state">, now = Date.now()) {
  const state = feed.state()
  const status = statusOf(state, now)
  const ready = status === "followed"
  const age = state.answeredAt === undefined ? null : Math.round((now - state.answeredAt) / 1000)
  return { ready, body: { status: ready ? "ok" : "unavailable", feed: status, feed_age_seconds: age } }
}

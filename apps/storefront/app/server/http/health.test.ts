import { expect, test } from "vitest"
import { healthOf } from "./health.server.ts"

const NOW = 1_000_000

test.each([
  [{ answeredAt: undefined, failing: false }, false, "not reached yet"],
  [{ answeredAt: NOW - 1_000, failing: false }, true, "followed"],
  [{ answeredAt: NOW - 30_000, failing: false }, true, "followed"],
  [{ answeredAt: NOW - 1_000, failing: true }, false, "lost"],
  [{ answeredAt: NOW - 90_000, failing: false }, false, "lost"],
])("a feed of %o", (state, ready, feed) => {
  const health = healthOf({ state: () => state }, NOW)
  expect(health).toMatchObject({ ready, body: { status: ready ? "ok" : "unavailable", feed } })
})

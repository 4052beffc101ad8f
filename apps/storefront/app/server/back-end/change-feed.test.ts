import type { CatalogueChanges, CommerceClient } from "@porteka/commerce-sdk"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { logger } from "../log.server.ts"
import { type ChangeListener, followChanges } from "./change-feed.server.ts"

beforeEach(() => {
  vi.useFakeTimers()
  for (const level of ["info", "warn"] as const) vi.spyOn(logger, level).mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Step = Partial<CatalogueChanges> | Error

/** The calls of the listener for these answers of the back end; after the last one the request stays open. */
async function hear(steps: Step[], from?: number): Promise<string[]> {
  const received: string[] = []
  const asked: (number | undefined)[] = []
  const listener: ChangeListener = {
    invalidate: (tags) => received.push(`invalidate ${tags.join(" ")}`),
    clear: () => received.push("clear"),
    caughtUp: () => received.push("caught up"),
  }
  const { promise: held, resolve: heldOpen } = Promise.withResolvers<void>()
  const queue = [...steps]
  const changes = async ({ query, signal }: { query: { after?: number }; signal: AbortSignal }) => {
    asked.push(query.after)
    const step = queue.shift()
    if (step instanceof Error) throw step
    if (step) return { cursor: 1, changes: [], reset: false, ...step }
    heldOpen()
    return await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
  }
  const feed = followChanges({ catalogue: { changes } } as unknown as CommerceClient, listener, from)
  await vi.advanceTimersByTimeAsync(60_000)
  await held
  const isFollowed = feed.state().answeredAt !== undefined
  await feed.stop()
  return [...received, `asked after ${asked.at(-1)}`, ...(isFollowed ? [] : ["not followed yet"])]
}

const change = { cursor: 8, tags: ["product:1" as const] }

it("forgets what was made before it first reached the feed", async () => {
  expect(await hear([new Error("away"), new Error("away"), { cursor: 7 }])).toEqual([
    "clear",
    "caught up",
    "asked after 7",
  ])
})

it("goes on from its cursor after an outage and misses nothing", async () => {
  expect(await hear([{ cursor: 7 }, new Error("away"), { cursor: 8, changes: [change] }])).toEqual([
    "clear",
    "caught up",
    "invalidate product:1",
    "asked after 8",
  ])
})

it("forgets everything when its cursor is too old", async () => {
  expect(await hear([{ cursor: 7 }, { cursor: 90, reset: true }])).toEqual([
    "clear",
    "caught up",
    "clear",
    "asked after 90",
  ])
})

it("tells what has changed since another process has stopped, before its pages count", async () => {
  expect(await hear([{ cursor: 8 }, { cursor: 8, changes: [change] }], 7)).toEqual([
    "invalidate product:1",
    "caught up",
    "asked after 8",
  ])
})

it("is not followed before it has told what has changed since another process has stopped", async () => {
  expect(await hear([{ cursor: 8 }], 7)).toEqual(["asked after 7", "not followed yet"])
})

it("takes over pages at once where nothing has changed since", async () => {
  expect(await hear([new Error("away"), { cursor: 7 }], 7)).toEqual(["caught up", "asked after 7"])
})

it("forgets pages of another process when the feed no longer knows where it stopped, or does not yet", async () => {
  expect(await hear([{ cursor: 90 }, { cursor: 90, reset: true }], 7)).toEqual([
    "clear",
    "caught up",
    "asked after 90",
  ])
  expect(await hear([{ cursor: 3 }], 7)).toEqual(["clear", "caught up", "asked after 3"])
})

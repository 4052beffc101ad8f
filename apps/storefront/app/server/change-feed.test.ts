import type { CatalogueChanges, CommerceClient } from "@porteka/commerce-sdk"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type ChangeListener, followChanges } from "./change-feed.server.ts"

vi.mock("./log.server.ts", () => ({ logger: { info: vi.fn(), warn: vi.fn() } }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Step = Partial<CatalogueChanges> | Error

/** What the listener hears while the back end answers so; after the last answer it is held open. */
async function hear(steps: Step[]): Promise<string[]> {
  const heard: string[] = []
  const asked: (number | undefined)[] = []
  const listener: ChangeListener = {
    invalidate: (tags) => heard.push(`invalidate ${tags.join(" ")}`),
    clear: () => heard.push("clear"),
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
  const feed = followChanges({ catalogue: { changes } } as unknown as CommerceClient, listener)
  await vi.advanceTimersByTimeAsync(60_000)
  await held
  await feed.stop()
  return [...heard, `asked after ${asked.at(-1)}`]
}

const change = { cursor: 8, tags: ["product:1" as const] }

it("forgets what was made before it first reached the feed", async () => {
  expect(await hear([new Error("away"), new Error("away"), { cursor: 7 }])).toEqual([
    "clear",
    "asked after 7",
  ])
})

it("goes on from its cursor after an outage and misses nothing", async () => {
  expect(await hear([{ cursor: 7 }, new Error("away"), { cursor: 8, changes: [change] }])).toEqual([
    "clear",
    "invalidate product:1",
    "asked after 8",
  ])
})

it("forgets everything when its cursor is too old", async () => {
  expect(await hear([{ cursor: 7 }, { cursor: 90, reset: true }])).toEqual([
    "clear",
    "clear",
    "asked after 90",
  ])
})

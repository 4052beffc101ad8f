import { WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { installLastingSchedules } from "./lasting-schedules.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START = new Date("2026-11-26T10:00:30Z").getTime()
const JOBS = { "job-of-a-minute": MINUTE_MS, "job-of-an-hour": HOUR_MS }

/** The workflow engine's storage, with a Redis that knows only when each job runs next. */
function redisStorage() {
  const runs = new Map<string, number>()
  const nextRun = (now: number, { every }: { every: number }) => Math.floor(now / every) * every + every
  const state = { runs, isReached: true, warnings: [] as string[] }
  return Object.assign(state, {
    logger_: { warn: (text: string) => state.warnings.push(text) },
    jobQueue: {
      repeat: Promise.resolve({ repeatStrategy: nextRun }),
      async getRepeatableJobs() {
        if (!state.isReached) throw new Error("Connection is closed.")
        return [...runs].map(([job, next]) => ({ key: `schedule_${job}`, next }))
      },
    },
    async schedule(job: string, { interval }: { interval: number }) {
      runs.set(job, nextRun(Date.now(), { every: interval }))
    },
    async remove(job: string) {
      runs.delete(job)
    },
  })
}

let redis: ReturnType<typeof redisStorage>

beforeAll(() => {
  installLastingSchedules()
})

afterAll(() => {
  for (const job of Object.keys(JOBS)) WorkflowManager.unregister(job)
})

beforeEach(async () => {
  vi.useFakeTimers({ now: START })
  redis = redisStorage()
  WorkflowScheduler.setStorage(redis as never)
  for (const [job, interval] of Object.entries(JOBS)) {
    WorkflowManager.unregister(job)
    WorkflowManager.register(job, {} as never, new Map(), { schedule: { interval } })
  }
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms = MINUTE_MS / 2) => vi.advanceTimersByTimeAsync(ms)
const planned = () => Object.fromEntries(redis.runs)
const NEXT = { "job-of-a-minute": START + 1.5 * MINUTE_MS, "job-of-an-hour": START - MINUTE_MS / 2 + HOUR_MS }

test("a Redis that lost its data gets all jobs again", async () => {
  expect(Object.keys(planned())).toEqual(Object.keys(JOBS))
  redis.runs.clear()
  await pass()
  expect(planned()).toEqual(NEXT)
  redis.runs.clear()
  await pass(HOUR_MS)
  expect(Object.keys(planned())).toEqual(Object.keys(JOBS))
})

test.each([
  ["is long overdue, as one whose worker died before it planned the next", START - HOUR_MS],
  ["was planned by a clock that was ahead", START + 24 * HOUR_MS],
])("a run that %s is planned again", async (_, next) => {
  redis.runs.set("job-of-a-minute", next)
  await pass()
  expect(planned()).toEqual(NEXT)
})

test("a run that waits for a long job is left alone", async () => {
  const waiting = { ...planned(), "job-of-a-minute": START - 5 * MINUTE_MS }
  redis.runs.set("job-of-a-minute", waiting["job-of-a-minute"])
  await pass()
  expect(planned()).toEqual(waiting)
})

test("a Redis that cannot be reached is asked again", async () => {
  redis.runs.clear()
  redis.isReached = false
  await pass()
  expect(redis.warnings).toEqual([
    "The schedules of the jobs could not be checked: Error: Connection is closed.",
  ])
  redis.isReached = true
  await pass()
  expect(Object.keys(planned())).toEqual(Object.keys(JOBS))
})

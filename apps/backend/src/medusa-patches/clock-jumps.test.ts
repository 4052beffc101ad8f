import { InMemoryDistributedTransactionStorage } from "@medusajs/workflow-engine-inmemory/dist/utils/workflow-orchestrator-storage"
import { DAY_MS } from "@porteka/hungary"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { installClockJumps } from "./clock-jumps.ts"

const MINUTE_MS = 60_000
const START = new Date("2026-11-26T10:00:30Z").getTime()

installClockJumps()

describe("a job of every minute", () => {
  let runs: number
  let storage: InMemoryDistributedTransactionStorage

  beforeEach(async () => {
    vi.useFakeTimers({ now: START })
    runs = 0
    storage = new InMemoryDistributedTransactionStorage({
      workflowExecutionService: {} as never,
      logger: console as never,
    })
    storage.setWorkflowOrchestratorService({
      run: async () => {
        runs += 1
      },
    } as never)
    await storage.schedule("job", { cron: "* * * * *" })
  })

  afterEach(async () => {
    await storage.onApplicationShutdown()
    vi.useRealTimers()
  })

  /** @returns how often the job ran in these minutes */
  async function runsIn(minutes: number): Promise<number> {
    const before = runs
    await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)
    return runs - before
  }

  const jump = (ms: number) => vi.setSystemTime(Date.now() + ms)

  test("runs every minute", async () => {
    expect(await runsIn(10)).toBe(10)
  })

  test("runs every minute while the clock is ahead, and when it is right again", async () => {
    await runsIn(2)
    jump(DAY_MS)
    expect(await runsIn(5)).toBe(5)
    jump(-DAY_MS)
    expect(await runsIn(5)).toBe(5)
  })

  test("runs every minute while the clock is behind, and when it is right again", async () => {
    await runsIn(2)
    jump(-DAY_MS)
    expect(await runsIn(5)).toBe(5)
    jump(DAY_MS)
    expect(await runsIn(5)).toBe(5)
  })
})

import { Registry } from "prom-client"
import { expect, onTestFinished, test, vi } from "vitest"
import { addDatabaseGauges } from "./database-gauges.ts"

test("a database that is away or hangs is a figure, not a failed reading, and leaves no old figures behind", async () => {
  const registry = new Registry()
  let isAway = false
  let isHanging = false
  const raw = async (statement: string) => {
    if (isHanging) return await new Promise(() => undefined)
    if (isAway) throw new Error("connect ECONNREFUSED 127.0.0.1:5432")
    return { rows: statement.includes("group by") ? [{ state: "failed", count: "2" }] : [{ value: "7" }] }
  }
  addDatabaseGauges(registry, { raw } as never)
  const read = async () => (await registry.metrics()).split("\n").filter((line) => line.startsWith("porteka"))
  const whole = [
    "porteka_database_up 7",
    "porteka_mail_oldest_seconds 7",
    "porteka_feed_newest_cursor 7",
    'porteka_mails{state="pending"} 0',
    'porteka_mails{state="sending"} 0',
    'porteka_mails{state="failed"} 2',
  ]
  expect(await read()).toEqual(whole)
  isAway = true
  expect(await read()).toEqual(["porteka_database_up 0"])
  isAway = false
  expect(await read()).toEqual(whole)
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  isHanging = true
  const reading = read()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await reading).toEqual(["porteka_database_up 0"])
})

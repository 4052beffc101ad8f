import { expect, onTestFinished, test, vi } from "vitest"
import { answerInTime } from "./answer-in-time.ts"
import { reasonOf } from "./send-or-keep.ts"

test("a dead connection counts as lost after a minute", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const outcome = answerInTime(new Promise(() => undefined)).catch(reasonOf)
  await vi.advanceTimersByTimeAsync(65_000)
  expect(await outcome).toBe("connection")
})

test("an answer and an error are handed on", async () => {
  expect(await answerInTime(Promise.resolve("done"))).toBe("done")
  const error = new Error("A fault of a page")
  await expect(answerInTime(Promise.reject(error))).rejects.toBe(error)
})

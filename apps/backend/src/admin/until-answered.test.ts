import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { UnansweredError } from "./unanswered.ts"
import { untilAnswered } from "./until-answered.ts"

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("localStorage", { getItem: () => "en" })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => Promise.reject(new UnansweredError("unreachable"))

test("a call is repeated until the back end is there again, and says that it waits", async () => {
  const call = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(lost)
    .mockRejectedValueOnce(new UnansweredError("signedOut"))
    .mockResolvedValue("done")
  const news: unknown[] = []
  const answer = untilAnswered(call, (reason) => news.push(reason))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe("done")
  expect(news).toEqual(["unreachable", "signedOut", null])
})

test("a refusal is not repeated", async () => {
  const call = vi.fn(() => Promise.reject(new Error("This is not a table.")))
  await expect(untilAnswered(call, () => {})).rejects.toThrow("This is not a table.")
  expect(call).toHaveBeenCalledTimes(1)
})

test("it gives up after half an hour", async () => {
  const answer = untilAnswered(lost, () => {})
  const refused = expect(answer).rejects.toBeInstanceOf(UnansweredError)
  await vi.advanceTimersByTimeAsync(31 * 60_000)
  await refused
})

import { beforeEach, expect, test, vi } from "vitest"
import { answerTo, explainRefusal, explainWaiting } from "./unanswered.ts"

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en" })
})

test.each<[number, string | undefined, string | RegExp | undefined]>([
  [401, "Unauthorized", /no longer logged in/],
  [401, undefined, /no longer logged in/],
  [401, "Invalid email or password", "Invalid email or password"],
  [502, undefined, /cannot be reached/],
  [503, "The shop is being updated.", "The shop is being updated."],
  [404, undefined, undefined],
])("a refusal of Medusa's pages, %i %j", (status, said, explained) => {
  const message = explainRefusal(status, said)
  if (explained instanceof RegExp) expect(message).toMatch(explained)
  else expect(message).toBe(explained)
})

test("a request without an answer is explained, one that was given up is not", async () => {
  await expect(answerTo(Promise.reject(new TypeError("Failed to fetch")))).rejects.toThrow(
    "cannot be reached",
  )
  const aborted = new DOMException("The user aborted a request.", "AbortError")
  await expect(answerTo(Promise.reject(aborted))).rejects.toBe(aborted)
})

test("only somebody who is not logged in is sent to the login page", () => {
  expect(explainWaiting(null)).toBeUndefined()
  expect(explainWaiting(Object.assign(new Error("Unauthorized"), { status: 401 }))).toBeUndefined()
  expect(explainWaiting(Object.assign(new Error("Bad Gateway"), { status: 502 }))).toMatch(/does not answer/)
  expect(explainWaiting(new Error("Failed to fetch"))).toMatch(/does not answer/)
})

import { beforeEach, expect, test, vi } from "vitest"
import { answerTo, explainRefusal } from "./unanswered.ts"

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

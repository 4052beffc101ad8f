import { expect, test } from "vitest"
import { readsAgainAfter } from "./read-again.ts"

test.each([
  ["a change", 200, true],
  ["a change of unknown status", undefined, true],
  ["a redirect", 303, true],
  ["a refusal, as changes before it may have been made", 400, true],
  ["one for the lack of stock", 409, true],
  ["a request to wait", 429, false],
  ["an outage", 503, false],
])("%s (%s) reads the cart again: %s", (_what, status, again) => {
  expect(readsAgainAfter(status)).toBe(again)
})

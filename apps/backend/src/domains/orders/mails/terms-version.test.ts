import { expect, test } from "vitest"
import { termsVersion } from "./terms-version.ts"

test.each([
  ["the version shown", { version: "7", accepted_at: "2026-07-01T12:00:00.000Z" }, "7"],
  // Half past midnight in Budapest, in summer and in winter.
  ["the day in Hungary", { accepted_at: "2026-06-30T22:30:00.000Z" }, "2026-07-01"],
  ["the day in Hungary", { accepted_at: "2026-11-30T23:30:00.000Z" }, "2026-12-01"],
  ["the order's day", undefined, "2026-06-02"],
])("an order's terms are named by %s", (_, terms, version) => {
  const created_at = "2026-06-01T22:30:00.000Z"
  expect(termsVersion({ metadata: terms ? { terms } : null, created_at })).toBe(version)
})

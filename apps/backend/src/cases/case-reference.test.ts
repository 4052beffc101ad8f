import { expect, test } from "vitest"
import { type CaseLetters, caseReference } from "./case-reference.ts"

test.each<[CaseLetters, number, string, string]>([
  ["EL", 1, "2026-11-20T13:07:00Z", "EL-2026-000001"],
  ["PA", 123, "2026-11-20T13:07:00Z", "PA-2026-000123"],
  ["EL", 1_234_567, "2026-11-20T13:07:00Z", "EL-2026-1234567"],
  ["EL", 2, "2026-12-31T22:59:59Z", "EL-2026-000002"],
  ["PA", 3, "2026-12-31T23:00:00Z", "PA-2027-000003"],
])("%s number %i of %s is %s", (letters, number, receivedAt, reference) => {
  expect(caseReference(letters, number, new Date(receivedAt))).toBe(reference)
})

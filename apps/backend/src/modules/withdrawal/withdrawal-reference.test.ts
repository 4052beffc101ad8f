import { expect, test } from "vitest"
import { withdrawalReference } from "./withdrawal-reference.ts"

test.each([
  [1, "2026-11-20T13:07:00Z", "EL-2026-000001"],
  [123, "2026-11-20T13:07:00Z", "EL-2026-000123"],
  [1_234_567, "2026-11-20T13:07:00Z", "EL-2026-1234567"],
  [2, "2026-12-31T22:59:59Z", "EL-2026-000002"],
  [3, "2026-12-31T23:00:00Z", "EL-2027-000003"],
])("number %i of %s is %s", (number, receivedAt, reference) => {
  expect(withdrawalReference(number, new Date(receivedAt))).toBe(reference)
})

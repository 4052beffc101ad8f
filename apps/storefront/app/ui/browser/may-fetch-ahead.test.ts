import { expect, test } from "vitest"
import { allowsAhead } from "./may-fetch-ahead.ts"

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g", saveData: false }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("on %o pages are fetched ahead: %s", (connection, expected) => {
  expect(allowsAhead(connection)).toBe(expected)
})

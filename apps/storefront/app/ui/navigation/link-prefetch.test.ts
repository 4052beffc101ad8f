import { expect, test } from "vitest"
import { linkPrefetch, mayPrefetch } from "./link-prefetch.ts"

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g", saveData: false }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("on %o pages are fetched ahead: %s", (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})

test("where nothing is known of the connection links prefetch on intent", () => {
  expect(linkPrefetch()).toBe("intent")
})

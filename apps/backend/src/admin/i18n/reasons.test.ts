import { expect, test } from "vitest"
import { namesOfReasons } from "../../seed/foundation/named-records.ts"
import { ENGLISH } from "./english.ts"

test("every reason for refunds and returns of a new shop has an English name and description", () => {
  const missing = namesOfReasons().filter((name) => !Object.hasOwn(ENGLISH.reasons, name))
  expect(missing).toEqual([])
})

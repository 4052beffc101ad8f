import { expect, it } from "vitest"
import { holdsNothing } from "./nothing-found.ts"

it.each([
  [{ collection: undefined }, true],
  [{ collection: null }, false],
  [{ collections: [] }, false],
  [{}, false],
  [[], false],
  [null, false],
  [undefined, false],
  ["text", false],
])("%# %j", (body, nothing) => {
  expect(holdsNothing(body)).toBe(nothing)
})

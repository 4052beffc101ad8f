import { expect, test } from "vitest"
import { findSeedProgress } from "./shop-data.ts"

test.each([
  ["seed: 12/72 products", "12/72 products"],
  ["info:    seed: 3/40 delivery", "3/40 delivery"],
  ["something else", undefined],
  ["seed: soon", undefined],
])("%j means %j", (line, progress) => {
  expect(findSeedProgress(line)).toBe(progress)
})

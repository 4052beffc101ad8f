import { expect, test } from "vitest"
import { findProgress } from "./shop-data.ts"

test.each([
  ["seed: 12/72 products", "12/72 products"],
  ["info:    seed: 3/40 delivery", "3/40 delivery"],
  ["info:    rebuild: 100/100000 products", "100/100000 products"],
  ["something else", undefined],
  ["seed: soon", undefined],
])("%j means %j", (line, progress) => {
  expect(findProgress(line)).toBe(progress)
})

import { describe, expect, it } from "vitest"
import { moveActive } from "./active-option.ts"

describe("moveActive", () => {
  it.each([
    [-1, "ArrowDown", 3, 0],
    [0, "ArrowDown", 3, 1],
    [2, "ArrowDown", 3, -1],
    [-1, "ArrowUp", 3, 2],
    [0, "ArrowUp", 3, -1],
    [1, "ArrowUp", 3, 0],
    [1, "a", 3, 1],
    [-1, "ArrowDown", 0, -1],
    [2, "ArrowUp", 0, -1],
  ])("from %i by %s among %i to %i", (active, key, count, expected) => {
    expect(moveActive(active, key, count)).toBe(expected)
  })
})

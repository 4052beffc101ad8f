import { expect, it } from "vitest"
import { inLineOrder } from "./line-order.ts"

const wrapping = { id: "a", metadata: { charge_for: "gift_wrap" }, created_at: "2026-01-01T10:00:00.000Z" }
const line = (id: string, second: number, isWrapped = false) => ({
  id,
  created_at: new Date(Date.UTC(2026, 0, 1, 10, 0, second)),
  metadata: isWrapped ? { gift_wrap: true } : null,
})
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id).join(" ")

it("is that of their age, with wrapping below the last wrapped line", () => {
  const lines = [wrapping, line("b", 3), line("c", 1, true), line("d", 2, true), line("e", 4)]
  expect(ids(inLineOrder(lines))).toBe("c d a b e")
})

it("is that of the ids for lines of one moment", () => {
  expect(ids(inLineOrder([line("c", 1), line("b", 1, true), wrapping]))).toBe("b a c")
})

it("stays as it is without times", () => {
  expect(ids(inLineOrder([{ id: "b" }, { id: "b" }]))).toBe("b b")
})

it("keeps a charge whose lines are gone", () => {
  expect(ids(inLineOrder([wrapping, line("b", 1)]))).toBe("b a")
})

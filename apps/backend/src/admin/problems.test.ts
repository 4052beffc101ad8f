import { expect, test } from "vitest"
import { byPlace, problemsOfRows, withoutProblemsOf } from "./problems.ts"

test("what is being corrected is no longer marked; the errors of other values stay", () => {
  const problems = byPlace([
    { path: "title.hu", reason: "a" },
    { path: "header.hu", row: 0, reason: "b" },
    { path: "header.hu", row: 12, reason: "c" },
    { path: "header.hut", reason: "d" },
  ])
  expect([...withoutProblemsOf(problems, "title.hu").values()]).toEqual(["b", "c", "d"])
  const left = withoutProblemsOf(problems, "header.hu")
  expect([...left.values()]).toEqual(["a", "d"])
  expect(problemsOfRows(left, "header.hu").size).toBe(0)
})

import { expect, test } from "vitest"
import { lastLines, readableLine } from "./log-lines.ts"

test.each([
  ['{"level":"error","message":"No such table","stack":[{"a":1}]}', "error: No such table"],
  ['{"level":50,"msg":"cannot listen","err":{"message":"EADDRINUSE"}}', "error: cannot listen: EADDRINUSE"],
  ['{"other":1}', '{"other":1}'],
  ["{ not json", "{ not json"],
  ["plain words", "plain words"],
])("%s", (line, readable) => {
  expect(readableLine(line)).toBe(readable)
})

test("only the end of a long output is shown", () => {
  expect(lastLines("1\n2\n3\n", 2)).toBe("2\n3")
})

import { expect, test } from "vitest"
import { lastLines, readableLine } from "./log-lines.ts"

test.each([
  ['{"level":"error","message":"No such table","stack":[{"a":1}]}', "error: No such table"],
  ['{"level":50,"msg":"cannot listen","err":{"message":"EADDRINUSE"}}', "error: cannot listen: EADDRINUSE"],
  [
    '{"level":50,"time":1,"request":"r","url":"/hu/cart","status":500,"msg":"A page failed.","err":{"message":"no split","stack":"TypeError: no split\\n    at cart (cart.ts:3:1)"}}',
    "error: A page failed: no split (url /hu/cart, status 500)\n    at cart (cart.ts:3:1)",
  ],
  [
    '{"level":"error","message":"No such table","stack":[{"functionName":"query","fileName":"pg.js","lineNumber":7}]}',
    "error: No such table\n    at query (pg.js:7)",
  ],
  ['{"other":1}', '{"other":1}'],
  ["{ not json", "{ not json"],
  ["plain words", "plain words"],
])("%s", (line, readable) => {
  expect(readableLine(line)).toBe(readable)
})

test("only the end of a long output is shown", () => {
  expect(lastLines("1\n2\n3\n", 2)).toBe("2\n3")
})

import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { linkToken, readLinkToken } from "./link-token.ts"

const SECRET = "a secret that is long enough for this"

describe.each([
  ["restock-notice", "restock"],
  ["newsletter", "newsletter"],
] as const)("a token of a %s", (purpose, prefix) => {
  const id = `${prefix}_${randomUUID()}`
  const token = linkToken(purpose, id, SECRET)

  test("identifies its record", () => {
    expect(readLinkToken(purpose, token, SECRET)).toBe(id)
  })

  test.each([
    ["nothing", ""],
    ["the bare id", id],
    ["another record's signature", `${prefix}_${randomUUID()}.${token.split(".")[1]}`],
    ["a cut signature", token.slice(0, -1)],
    ["a changed signature", `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
    ["another secret's token", linkToken(purpose, id, "another secret of the same length....")],
    [
      "a token of another purpose",
      linkToken(purpose === "newsletter" ? "restock-notice" : "newsletter", id, SECRET),
    ],
  ])("%s names none", (_, text) => {
    expect(readLinkToken(purpose, text, SECRET)).toBeNull()
  })
})

import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { readRestockToken, restockToken } from "./restock-token.ts"

const SECRET = "a secret that is long enough for this"
const id = `restock_${randomUUID()}`
const token = restockToken(id, SECRET)

test("a token names its wish", () => {
  expect(readRestockToken(token, SECRET)).toBe(id)
})

test.each([
  ["nothing", ""],
  ["the bare id", id],
  ["another wish's signature", `restock_${randomUUID()}.${token.split(".")[1]}`],
  ["a cut signature", token.slice(0, -1)],
  ["a changed signature", `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
  ["another secret's token", restockToken(id, "another secret of the same length....")],
])("%s names none", (_, text) => {
  expect(readRestockToken(text, SECRET)).toBeNull()
})

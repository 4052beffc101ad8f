import { expect, test } from "vitest"
import { decodePathPart } from "./pages.ts"

test.each([
  ["haban-kancso", "haban-kancso"],
  ["k%C3%A9sz%C3%ADt%C5%91", "készítő"],
  ["100%", "100%"],
  ["%E9", "%E9"],
])("the part %s of a path is read as %s", (part, decoded) => {
  expect(decodePathPart(part)).toBe(decoded)
})

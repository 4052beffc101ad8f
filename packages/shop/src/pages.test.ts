import { expect, test } from "vitest"
import { decodePathPart, LEGAL_PAGES, MAKERS_PAGE, NEWSLETTER_PAGES } from "./pages.ts"

test.each([
  ["haban-kancso", "haban-kancso"],
  ["k%C3%A9sz%C3%ADt%C5%91", "készítő"],
  ["100%", "100%"],
  ["%E9", "%E9"],
])("the part %s of a path is read as %s", (part, decoded) => {
  expect(decodePathPart(part)).toBe(decoded)
})

test("no two pages have the same slug, in one language or in two: a URL without a language is in its slug's", () => {
  const pages = [...Object.values(LEGAL_PAGES), ...Object.values(NEWSLETTER_PAGES), MAKERS_PAGE]
  const slugs = pages.flatMap((page) => Object.values(page))
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
})

import fc from "fast-check"
import { expect, test } from "vitest"
import { addSeen, MOST_SEEN_PAGES } from "./seen-pages.ts"

test("the first pages that come into view are fetched ahead, each once and never too many", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ maxLength: 1 }))), (views) => {
      const pages = views.reduce(addSeen, [] as readonly string[])
      const inOrder = [...new Set(views.flat())]
      expect(pages).toEqual(inOrder.slice(0, MOST_SEEN_PAGES))
    }),
  )
})

test("what is known already changes nothing", () => {
  const pages = ["/hu/product/a"]
  expect(addSeen(pages, ["/hu/product/a"])).toBe(pages)
})

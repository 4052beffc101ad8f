import { expect, test } from "vitest"
import { pageViewOf } from "./page-view.ts"

const OPENED = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }
const asked = (
  headers: Record<string, string>,
  { url = "/hu/products", method = "GET", status = 200 } = {},
) => pageViewOf({ headers, url, method, status })

test.each([
  ["typed into the browser", { ...OPENED, "sec-fetch-site": "none" }, true],
  ["from a search engine", { ...OPENED, "sec-fetch-site": "cross-site" }, true],
  ["from a page of the shop", { ...OPENED, "sec-fetch-site": "same-origin" }, false],
])("a page that was opened %s is looked at", (_, headers, isArrival) => {
  expect(asked(headers)).toEqual({ kind: "list", isArrival })
})

test("so is one that the router opened", () => {
  const headers = { "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin" }
  expect(asked(headers, { url: "/hu/products.data" })).toEqual({ kind: "list", isArrival: false })
  expect(asked(headers)).toBeNull()
})

test.each([
  ["a robot", {}, {}],
  ["fetched ahead", { ...OPENED, "sec-purpose": "prefetch;prerender" }, {}],
  ["a page that is missing", OPENED, { status: 404 }],
  ["a form", OPENED, { method: "POST" }],
  ["a page of an account", OPENED, { url: "/hu/account" }],
])("%s is not", (_, headers, request) => {
  expect(asked(headers as Record<string, string>, request)).toBeNull()
})

test("nobody arrives at the cart: whoever comes back from paying was here before", () => {
  expect(asked({ ...OPENED, "sec-fetch-site": "cross-site" }, { url: "/hu/cart" })).toEqual({
    kind: "cart",
    isArrival: false,
  })
})

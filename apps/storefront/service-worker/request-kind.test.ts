import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import { expect, test } from "vitest"
import { mayKeepPage, offlineAddress, requestKind } from "./request-kind.ts"

const ORIGIN = "https://shop.example"

test.each([
  ["GET", "navigate", "/hu/products?page=2", "page"],
  ["GET", "no-cors", "/assets/root-1a2b.js", "file"],
  ["GET", "no-cors", "/pictures/kek-bogre-1-3f9a2c1b-160.webp", "file"],
  ["GET", "cors", "/hu/products.data", "other"],
  ["GET", "cors", "/api/session", "other"],
  ["POST", "navigate", "/hu/cart", "other"],
  ["POST", "cors", "/hu/checkout.data", "other"],
  ["GET", "navigate", "https://js.stripe.com/v3", "other"],
  ["GET", "no-cors", "https://elsewhere.example/assets/a.js", "other"],
])("%s, %s, %s is answered as: %s", (method, mode, path, kind) => {
  expect(requestKind({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN)).toBe(kind)
})

const answer = (headers: Record<string, string>, status = 200) => {
  const response = new Response("<html>", {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...headers },
  })
  return Object.defineProperty(response, "type", { value: "basic" })
}

test.each([
  ["a public page", answer({ "cache-control": "public, no-cache" }), true],
  ["a page of one visitor", answer({ "cache-control": "private, no-store" }), false],
  ["a page that says nothing of it", answer({}), false],
  ["a page that is missing", answer({ "cache-control": "public, no-cache" }, 404), false],
  ["a file", answer({ "cache-control": "public, no-cache", "content-type": "application/pdf" }), false],
])("%s is kept: %s", (_, response, kept) => {
  expect(mayKeepPage(response)).toBe(kept)
})

test.each([
  ["/en/product/blue-mug?variant=A", "/en/offline?to=%2Fen%2Fproduct%2Fblue-mug%3Fvariant%3DA"],
  ["/products", "/hu/offline?to=%2Fproducts"],
  ["/", "/hu/offline?to=%2F"],
])("who asked for %s is led to %s", (path, address) => {
  expect(offlineAddress(new URL(path, ORIGIN).href, LOCALES, DEFAULT_LOCALE)).toBe(address)
})

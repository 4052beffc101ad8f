import { describe, expect, it } from "vitest"
import { judgeOrigin } from "./origin-gate.server.ts"

const ORIGIN = "https://porteka.example"
const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "5" }
const files = { "content-type": "multipart/form-data; boundary=x", "content-length": "5" }
const json = { "content-type": "application/json; charset=utf-8", "content-length": "5" }

function judge(headers: Record<string, string>, pathname = "/hu/cart", method = "POST") {
  return judgeOrigin({ method, pathname, headers }, ORIGIN)
}

describe("judgeOrigin", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("lets %s pass: it changes nothing", (method) => {
    expect(judge({ "sec-fetch-site": "cross-site" }, "/hu", method).allowed).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ["a form of our own page", { "sec-fetch-site": "same-origin", ...form }],
    ["a page opened by the visitor", { "sec-fetch-site": "none", ...form }],
    ["an old browser with our origin", { origin: ORIGIN, ...form }],
    ["a form without fields", { origin: ORIGIN, ...form, "content-length": "0" }],
  ])("lets %s pass", (_, headers) => {
    expect(judge(headers)).toEqual({ allowed: true })
  })

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site", origin: ORIGIN, ...form }],
    ["a sister domain", { "sec-fetch-site": "same-site", ...form }],
    ["another origin", { origin: "https://evil.example", ...form }],
    ["the origin null", { origin: "null", ...form }],
    ["our origin with another port", { origin: `${ORIGIN}:8443`, ...form }],
    ["nobody knows where", { ...form }],
    ["another origin that says it is ours", { "sec-fetch-site": "same-origin", origin: "null", ...form }],
  ])("refuses what comes from %s", (_, headers) => {
    expect(judge(headers)).toMatchObject({ allowed: false, status: 403 })
  })

  it.each<[string, Record<string, string>, string]>([
    ["a form to /api", { origin: ORIGIN, ...form }, "/api/auth/login"],
    [
      "plain text to /api",
      { origin: ORIGIN, "content-type": "text/plain", "content-length": "5" },
      "/api/auth/login",
    ],
    ["JSON to a page", { origin: ORIGIN, ...json }, "/hu/cart"],
    ["something without a type to a page", { origin: ORIGIN }, "/hu/cart"],
    ["files to a form that takes none", { origin: ORIGIN, ...files }, "/hu/contact"],
    ["a chunked body without type", { origin: ORIGIN, "transfer-encoding": "chunked" }, "/api/x"],
  ])("refuses %s", (_, headers, pathname) => {
    expect(judge(headers, pathname)).toMatchObject({ allowed: false, status: 415 })
  })

  it.each(["/hu/hirlevel/leiratkozas", "/en/newsletter/unsubscribe"])(
    "lets a mail program unsubscribe by form at %s",
    (pathname) => {
      expect(judge(form, pathname)).toEqual({ allowed: true })
      expect(judge(json, pathname)).toMatchObject({ allowed: false, status: 415 })
    },
  )

  it("lets nobody else confirm a newsletter", () => {
    expect(judge(form, "/hu/hirlevel/megerosites")).toMatchObject({ allowed: false, status: 403 })
  })

  it.each(["/hu/panaszkezeles", "/en/complaints.data", "/hu//order/order_1/Reviews/"])(
    "lets photos pass to %s",
    (pathname) => {
      expect(judge({ origin: ORIGIN, ...files }, pathname)).toEqual({ allowed: true })
    },
  )

  it.each(["PUT", "PATCH", "DELETE"])("refuses %s of a page, and leaves it to calls", (method) => {
    expect(judge({ origin: ORIGIN, ...form }, "/hu/cart", method)).toMatchObject({
      allowed: false,
      status: 405,
    })
    expect(judge({ origin: ORIGIN }, "/api/wishlist/1", method)).toEqual({ allowed: true })
  })

  it("leaves what answers with data to its route", () => {
    expect(judge({ origin: ORIGIN }, "/builds/meta.json")).toEqual({ allowed: true })
  })

  it("takes JSON under /api, and calls without a body", () => {
    expect(judge({ origin: ORIGIN }, "/api/auth/signout")).toEqual({ allowed: true })
    expect(judge({ origin: ORIGIN, ...json }, "/api/auth/login")).toEqual({ allowed: true })
  })
})

import { expect, it } from "vitest"
import { isForeign } from "./foreign-origin.ts"

const OWN = { host: "admin.shop.example" }
const ALLOWED = ["https://desk.example", /^https:\/\/\w+\.staff\.example$/]
const send = (headers: Record<string, string>, method = "POST") =>
  isForeign({ method, headers: { ...OWN, ...headers } }, ALLOWED)

it.each<[string, Record<string, string>]>([
  ["the admin's own page", { "sec-fetch-site": "same-origin", origin: "https://admin.shop.example" }],
  ["it, in a browser that does not say so", { origin: "https://admin.shop.example" }],
  [
    "it, behind a proxy that changes the host",
    { "sec-fetch-site": "same-origin", origin: "https://x.example" },
  ],
  ["an allowed origin", { "sec-fetch-site": "cross-site", origin: "https://desk.example" }],
  ["a program", {}],
  ["one allowed by a pattern", { origin: "https://packing.staff.example" }],
])("accepts changes of %s", (_, headers) => {
  expect(send(headers)).toBe(false)
})

it.each<[string, Record<string, string>]>([
  ["another host of the site", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
  ["another port", { origin: "https://admin.shop.example:8443" }],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a sandboxed frame", { origin: "null" }],
  ["an origin that is no address", { origin: "admin.shop.example" }],
  ["an origin that only begins like an allowed one", { origin: "https://desk.example.evil.example" }],
])("refuses changes of %s, but not reading", (_, headers) => {
  expect(send(headers)).toBe(true)
  expect(send(headers, "DELETE")).toBe(true)
  expect(send(headers, "GET")).toBe(false)
})

import { beforeEach, expect, test, vi } from "vitest"
import { fetchJson, refusalOf } from "./back-end.ts"

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en" })
})

test.each([
  ["an ended session", new Response('{"message":"Unauthorized"}', { status: 401 }), "no longer logged in"],
  ["a proxy's page", new Response("Bad gateway", { status: 502 }), "cannot be reached"],
  ["a reason for the person", new Response('{"message":"Sold out"}', { status: 409 }), "Sold out"],
  ["a failure", new Response('{"message":"undefined is not …"}', { status: 500 }), "did not work (500)"],
])("%s is explained", async (_, response, message) => {
  expect(await refusalOf(response)).toContain(message)
})

test("no answer is explained", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
  await expect(fetchJson("/admin/notes")).rejects.toThrow("cannot be reached")
})

// @module-tag scale
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { stack } from "../fixtures/stack.ts"

const REQUESTS = 8
const SOON = { timeout: 30_000, interval: 300 }

/** The log lines of one server about the calls it answered. */
const accessLines = (server: string, log: string) =>
  readFileSync(join(stack.logsFolder, server, log), "utf8")
    .split("\n")
    .filter((line) => line.includes('"status"') && line.includes("/"))

test.each([
  ["storefront-1", "storefront.log"],
  ["storefront-2", "storefront.log"],
  ["server-1", "backend.log"],
  ["server-2", "backend.log"],
])("%s answers a part of the requests", async (server, log) => {
  const before = accessLines(server, log).length
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const page = await fetch(`${stack.shopUrl}/api/session`)
    expect(page.status).toBe(200)
    const call = await fetch(`${stack.backendUrl}/store/regions`, {
      headers: { "x-publishable-api-key": stack.publishableKey },
    })
    expect(call.status).toBe(200)
  }
  await expect.poll(() => accessLines(server, log).length).toBeGreaterThanOrEqual(before + REQUESTS / 2 - 1)
})

test("the worker answers no requests of the shop", () => {
  expect(accessLines("worker", "backend.log").filter((line) => line.includes("/store/"))).toEqual([])
})

test("both back ends are ready, although the database was made without Redis", async () => {
  const statusOf = async () => (await fetch(`${stack.backendUrl}/ready`)).status
  await expect.poll(() => Promise.all([statusOf(), statusOf()]), SOON).toEqual([200, 200])
})

import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { CDN_NAMES, CDNS } from "./cdns.server.ts"
import { createPurger } from "./purger.server.ts"

const LIFETIME = { fresh: 60_000, whileRevalidating: 600_000, whileUnavailable: 86_400_000 }
const SECONDS = "max-age=60, stale-while-revalidate=540, stale-if-error=86340"

describe("the headers of a page for the cache", () => {
  test.each([
    ["fastly", { "surrogate-key": "products product:p1", "surrogate-control": SECONDS }],
    ["cloudflare", { "cache-tag": "products,product:p1", "cdn-cache-control": `public, ${SECONDS}` }],
    ["varnish", { xkey: "every-page products product:p1", "surrogate-control": SECONDS }],
  ] as const)("%s", (name, headers) => {
    expect(CDNS[name].headersOf(["products", "product:p1"], LIFETIME)).toEqual(headers)
  })
})

interface ReceivedCall {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A cache that records its requests, and answers with these statuses, then 200. */
async function cache(statuses: number[] = []) {
  const received: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    received.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 200).end("{}")
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => void server.close())
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/zone` }
}

describe("the purges sent to the cache", () => {
  const token = "secret"

  test.each([
    [
      "fastly",
      { method: "POST", url: "/zone/purge", headers: { "surrogate-key": "a b", "fastly-key": token } },
    ],
    [
      "cloudflare",
      {
        method: "POST",
        url: "/zone",
        headers: { authorization: "Bearer secret" },
        body: '{"tags":["a","b"]}',
      },
    ],
    [
      "varnish",
      { method: "PURGE", url: "/zone", headers: { "xkey-purge": "a b", authorization: "Bearer secret" } },
    ],
  ] as const)("%s", async (name, call) => {
    const { received, url } = await cache()
    const purger = createPurger(CDNS[name], { url, token }, () => undefined)
    purger.purge(["a", "b", "a"])
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]).toMatchObject(call)
    await purger.stop()
  })

  test.each([
    ["fastly", { method: "POST", url: "/zone/purge_all" }],
    ["cloudflare", { method: "POST", url: "/zone", body: '{"purge_everything":true}' }],
    ["varnish", { method: "PURGE", url: "/zone", headers: { "xkey-purge": "every-page" } }],
  ] as const)("everything, %s", async (name, call) => {
    const { received, url } = await cache()
    const purger = createPurger(CDNS[name], { url }, () => undefined)
    purger.purgeAll()
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]).toMatchObject(call)
    await purger.stop()
  })
})

test.each(CDN_NAMES)("%s: no call names more tags than it may", async (name) => {
  const { received, url } = await cache()
  const tags = Array.from({ length: CDNS[name].mostTags + 1 }, (_, at) => `t${at}`)
  const purger = createPurger(CDNS[name], { url }, () => undefined)
  purger.purge(tags)
  await expect.poll(() => received).toHaveLength(2)
  await purger.stop()
})

test("a purge to an unavailable cache is sent later, with new ones, and logged once", async () => {
  const { received, url } = await cache([500, 503])
  const failures: unknown[] = []
  const purger = createPurger(CDNS.cloudflare, { url }, (error) => failures.push(error))
  purger.purge(["a"])
  await expect.poll(() => received.length).toBeGreaterThan(0)
  purger.purge(["b"])
  await expect.poll(() => received, { timeout: 10_000 }).toHaveLength(3)
  expect(new Set(JSON.parse(received[2]?.body ?? "{}").tags)).toEqual(new Set(["a", "b"]))
  expect(failures).toHaveLength(1)
  await purger.stop()
})

test("a cache that is unavailable too long is purged completely", async () => {
  const { received, url } = await cache([500])
  const purger = createPurger(CDNS.fastly, { url }, () => undefined)
  purger.purge(["a"])
  await expect.poll(() => received).toHaveLength(1)
  purger.purge(Array.from({ length: 2_001 }, (_, at) => `t${at}`))
  await expect.poll(() => received, { timeout: 10_000 }).toHaveLength(2)
  expect(received[1]?.url).toBe("/zone/purge_all")
  await purger.stop()
})

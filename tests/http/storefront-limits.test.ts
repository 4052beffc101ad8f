import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { findFreePort } from "../../tools/processes/ports.ts"
import { type OwnStorefront, openStorefront } from "../fixtures/own-storefront.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"

const POSTS_PER_MINUTE = 5
/** Counted in ten-second windows: a sixth of it. */
const READS_PER_MINUTE = 60
const READS_AT_ONCE = 10

let storefront: OwnStorefront
beforeAll(async () => {
  storefront = await openStorefront({ POSTS_PER_MINUTE: String(POSTS_PER_MINUTE) })
})
afterAll(() => storefront.stop())

describe("a client that posts too much in a minute", () => {
  test("is asked to wait, on a page and in JSON, while reading still works", async () => {
    const shopper = new Shopper(storefront.url)
    const press = (headers = {}) => shopper.post("/hu/cart", { intent: "nonsense" }, headers)
    for (let count = 0; count < POSTS_PER_MINUTE; count += 1) expect((await press()).status).toBe(400)

    const refused = await press()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
    expect(refused.headers["content-type"]).toContain("text/html")
    expect(textOf(refused.text)).toContain("Túl sok kérés")
    expect(textOf((await shopper.post("/en/cart", {})).text)).toContain("Too many requests")

    const json = await shopper.postJson("/api/session", {})
    expect([json.status, JSON.parse(json.text).error.status]).toEqual([429, 429])
    expect((await shopper.send("/hu/about")).status).toBe(200)
  })

  test("does not become another client by a header", async () => {
    const shopper = new Shopper(storefront.url)
    const answer = await shopper.post(
      "/hu/cart",
      {},
      { "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9" },
    )
    expect(answer.status).toBe(429)
  })
})

test("forms that send an e-mail to anybody are limited together, however their addresses are written", async () => {
  const shopper = new Shopper(storefront.url)
  const send = async (path: string) => (await shopper.post(path, {})).status
  expect([await send("/hu/newsletter"), await send("/en/contact")]).not.toContain(429)
  const others = [
    "/hu/newsletter",
    "/hu/panaszkezeles",
    "/hu/NEWSLETTER",
    "/hu/newsletter/",
    "/hu//newsletter",
    "/hu/restock-notice",
  ]
  expect(await Promise.all(others.map(send))).toEqual(others.map(() => 429))
})

test("events of a card provider are limited if it does not sign them", async () => {
  const send = async (url: string) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const body = `paymentid=${"0".repeat(32)}`
    return (await fetch(new URL("/api/payment/webhook", url), { method: "POST", headers, body })).status
  }
  const unsigned = await openStorefront({ CARD_PROVIDER: "barion", POSTS_PER_MINUTE: "1" })
  try {
    expect([await send(unsigned.url), await send(unsigned.url)]).toEqual([400, 429])
  } finally {
    await unsigned.stop()
  }
  for (let count = 0; count <= POSTS_PER_MINUTE; count += 1) expect(await send(storefront.url)).toBe(400)
})

describe("a client that reads too much in a short time", () => {
  let busy: OwnStorefront
  beforeAll(async () => {
    busy = await openStorefront({ READS_PER_MINUTE: String(READS_PER_MINUTE) })
  })
  afterAll(() => busy.stop())

  test("is asked to wait a few seconds, while stored pages and files are not limited", async () => {
    const shopper = new Shopper(busy.url)
    expect((await shopper.send("/hu/about")).status).toBe(200)
    const statuses = []
    for (let count = 0; count < READS_AT_ONCE; count += 1) {
      statuses.push((await shopper.send("/api/session")).status)
    }
    const refused = await shopper.send("/api/session")
    expect([statuses.includes(200), refused.status]).toEqual([true, 429])
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(10)
    expect((await shopper.send("/hu/about")).status).toBe(200)
    expect((await shopper.send("/favicon.ico")).status).not.toBe(429)
    expect((await shopper.post("/hu/cart", { intent: "nonsense" })).status).toBe(400)
  })
})

test("a storefront without its settings does not start, and lists the missing ones", async () => {
  await expect(openStorefront({ SESSION_SECRET: "short", PUBLISHABLE_KEY: "" })).rejects.toThrow(
    /(?=[\s\S]*SESSION_SECRET)(?=[\s\S]*PUBLISHABLE_KEY)/,
  )
})

test("an unavailable Redis does not block the shop", async () => {
  const alone = await openStorefront({ REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` })
  try {
    const shopper = new Shopper(alone.url)
    for (const _ of ["first", "second"]) expect((await shopper.open("/hu/cart")).status).toBe(200)
    expect((await shopper.post("/hu/cart", { intent: "nonsense" })).status).toBe(400)
    expect(alone.output()).toContain("Redis is unreachable")
  } finally {
    await alone.stop()
  }
})

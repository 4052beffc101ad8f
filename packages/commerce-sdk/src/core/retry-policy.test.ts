import { describe, expect, it } from "vitest"
import { HttpError } from "../errors/http-error.ts"
import { NetworkError } from "../errors/network-error.ts"
import { ParseError } from "../errors/parse-error.ts"
import { TimeoutError } from "../errors/timeout-error.ts"
import { AUTH_RETRY, type Repeat, type RetryPolicy, retryDelay, SDK_RETRY } from "./retry-policy.ts"

const CALL = { method: "POST", path: "/store/carts" }

const answered = (status: number, retryAfterMs: number | null = null) =>
  new HttpError(CALL, { status, message: "no", type: null, code: null, body: null, retryAfterMs })

const conflict = (code: string) =>
  new HttpError(CALL, { status: 409, message: "no", type: "conflict", code, body: null, retryAfterMs: null })

const without = (code: "redis_unavailable" | "database_unavailable") =>
  new HttpError(CALL, {
    status: 503,
    message: "no",
    type: "unavailable",
    code,
    body: null,
    retryAfterMs: null,
  })

const withCode = (code: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(), { code }) })
const unreached = new NetworkError(CALL, withCode("ECONNREFUSED"))
const broken = new NetworkError(CALL, withCode("ECONNRESET"))

const again = (error: unknown, repeat: Repeat, policy: RetryPolicy = SDK_RETRY, tries = 1) =>
  retryDelay(error, tries, repeat, policy, 0) !== null

describe("the commerce client's retries (specification 9)", () => {
  it.each([
    // error, a repeatable call, one that must not be done twice
    ["never reached", unreached, true, true],
    ["connection broke", broken, true, false],
    ["time is over", new TimeoutError(CALL, 1000), false, false],
    ["unreadable answer", new ParseError(CALL, "no"), false, false],
    ["302", answered(302), false, false],
    ["400", answered(400), false, false],
    ["401", answered(401), false, false],
    ["404", answered(404), false, false],
    ["409", answered(409), true, true],
    ["409, the cart is busy", conflict("cart_busy"), true, true],
    ["409, the cart is an order already", conflict("cart_completed"), false, false],
    ["422", answered(422), false, false],
    ["429", answered(429), false, false],
    ["500", answered(500), true, false],
    ["502", answered(502), true, false],
    ["503", answered(503), true, true],
    ["503, after a wait for Redis", without("redis_unavailable"), false, false],
    ["503, after a wait for the database", without("database_unavailable"), false, false],
    ["504", answered(504), true, false],
  ])("%s", (_, error, repeatable, once) => {
    expect(again(error, "always")).toBe(repeatable)
    expect(again(error, "if_refused")).toBe(once)
  })

  it("tries three times more, then gives up", () => {
    expect([1, 2, 3, 4].map((tries) => retryDelay(answered(500), tries, "always", SDK_RETRY, 0))).toEqual([
      100,
      200,
      400,
      null,
    ])
    expect([1, 2, 3, 4].map((tries) => retryDelay(broken, tries, "always", SDK_RETRY, 0))).toEqual([
      100,
      200,
      400,
      null,
    ])
  })

  it("waits as long as the server asks, but never for more than 300 000 ms", () => {
    expect(retryDelay(answered(503, 2_000), 1, "always", SDK_RETRY, 0)).toBe(2_000)
    expect(retryDelay(answered(503, 0), 1, "always", SDK_RETRY, 0)).toBe(100)
    expect(retryDelay(answered(503, 300_000), 1, "always", SDK_RETRY, 0)).toBe(300_000)
    expect(retryDelay(answered(503, 300_001), 1, "always", SDK_RETRY, 0)).toBeNull()
  })
})

describe("the retries of signing in (specification 9)", () => {
  it("makes three tries in all, 2^n · 100 ms apart plus jitter", () => {
    expect([1, 2, 3].map((tries) => retryDelay(answered(500), tries, "always", AUTH_RETRY, 0))).toEqual([
      200,
      400,
      null,
    ])
    expect(retryDelay(answered(500), 1, "always", AUTH_RETRY, 0.5)).toBe(250)
  })

  it("never waits for more than five minutes", () => {
    expect(AUTH_RETRY.capMs).toBe(300_000)
  })
})

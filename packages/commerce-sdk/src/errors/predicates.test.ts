import { describe, expect, it } from "vitest"
import { CancelledError } from "./cancelled-error.ts"
import { HttpError } from "./http-error.ts"
import { NetworkError } from "./network-error.ts"
import { ParseError } from "./parse-error.ts"
import { isBadRequest, isConflict, isFailedCall, isNotFound, isOutage, isUnauthorized } from "./predicates.ts"
import { TimeoutError } from "./timeout-error.ts"

const CALL = { method: "GET", path: "/store/carts/cart_1" }

const answered = (status: number) =>
  new HttpError(CALL, { status, message: "no", type: null, code: null, body: null, retryAfterMs: null })

const kinds = (error: unknown) =>
  Object.entries({ isBadRequest, isConflict, isFailedCall, isNotFound, isOutage, isUnauthorized })
    .filter(([, is]) => is(error))
    .map(([name]) => name)

describe("what a failure means", () => {
  it.each([
    ["no connection", new NetworkError(CALL, new TypeError("fetch failed")), ["isFailedCall", "isOutage"]],
    ["time over", new TimeoutError(CALL, 5000), ["isFailedCall", "isOutage"]],
    ["caller went away", new CancelledError(CALL, undefined), []],
    ["unreadable", new ParseError(CALL, "no"), []],
    ["a bug of ours", new TypeError("x is undefined"), []],
    ["nothing", undefined, []],
    ["302", answered(302), ["isFailedCall"]],
    ["400", answered(400), ["isBadRequest", "isFailedCall"]],
    ["401", answered(401), ["isFailedCall", "isUnauthorized"]],
    ["404", answered(404), ["isFailedCall", "isNotFound"]],
    ["409", answered(409), ["isConflict", "isFailedCall"]],
    ["429", answered(429), ["isFailedCall", "isOutage"]],
    ["500", answered(500), ["isFailedCall", "isOutage"]],
    ["503", answered(503), ["isFailedCall", "isOutage"]],
  ])("%s", (_, error, expected) => {
    expect(kinds(error)).toEqual(expected)
  })
})

describe("NetworkError", () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code })

  it.each([
    ["ECONNREFUSED", true],
    ["ENOTFOUND", true],
    ["UND_ERR_CONNECT_TIMEOUT", true],
    ["ECONNRESET", false],
    ["UND_ERR_SOCKET", false],
  ])("knows whether %s comes before sending", (code, unsent) => {
    const error = new NetworkError(CALL, new TypeError("fetch failed", { cause: withCode(code) }))
    expect(error.unsent).toBe(unsent)
    expect(error.message).toContain(code)
  })

  it("looks into several tried addresses", () => {
    const cause = new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")])
    expect(new NetworkError(CALL, new TypeError("fetch failed", { cause })).unsent).toBe(true)
  })

  it("takes the careful side when there is no code", () => {
    expect(new NetworkError(CALL, new TypeError("terminated")).unsent).toBe(false)
  })
})

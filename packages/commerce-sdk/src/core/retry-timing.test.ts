import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { backoffMs, parseRetryAfter } from "./retry-timing.ts"

const NOW = Date.parse("Sat, 21 Nov 2026 07:28:00 GMT")

describe("parseRetryAfter", () => {
  it.each([
    ["120", 120_000],
    ["0", 0],
    [" 5 ", 5_000],
    ["Sat, 21 Nov 2026 07:28:30 GMT", 30_000],
    ["Sat, 21 Nov 2026 07:27:00 GMT", 0],
    [null, null],
    ["", null],
    ["-5", null],
    ["1.5", null],
    ["soon", null],
    ["2026-11-21", null],
  ])("reads %j as %j ms", (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected)
  })

  it("reads every whole number of seconds", () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        expect(parseRetryAfter(String(seconds), NOW)).toBe(seconds * 1000)
      }),
    )
  })

  it("reads every HTTP date, none as a time before now", () => {
    const date = fc.date({ min: new Date(0), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true })
    fc.assert(
      fc.property(date, (when) => {
        const wholeSeconds = Math.floor(when.getTime() / 1000) * 1000
        expect(parseRetryAfter(when.toUTCString(), NOW)).toBe(Math.max(0, wholeSeconds - NOW))
      }),
    )
  })

  it("never gives nonsense, whatever a server sends", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const wait = parseRetryAfter(header, NOW)
        expect(wait === null || wait >= 0).toBe(true)
      }),
    )
  })
})

describe("backoffMs", () => {
  const backoff = { baseMs: 100, jitterMs: 100, capMs: 10_000 }

  it.each([
    [1, 100],
    [2, 200],
    [3, 400],
    [4, 800],
  ])("doubles: after %i tries %i ms", (tries, expected) => {
    expect(backoffMs(tries, backoff, 0)).toBe(expected)
  })

  it("stays within its bounds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (tries, random) => {
          const wait = backoffMs(tries, backoff, random)
          expect(wait).toBeGreaterThanOrEqual(100)
          expect(wait).toBeLessThanOrEqual(10_000)
        },
      ),
    )
  })
})

import { describe, expect, it } from "vitest"
import { canWait, codesToTry, waitingCodes, withoutWaiting, withWaiting } from "./waiting-codes.ts"

const NOW = new Date("2026-11-21T12:00:00Z")
const promotion = {
  status: "active",
  application_method: { target_type: "shipping_methods" },
  campaign: null,
}

describe("canWait", () => {
  it.each([
    [promotion, true],
    [{ ...promotion, status: "draft" }, false],
    [{ ...promotion, application_method: { target_type: "items" } }, false],
    [{ ...promotion, application_method: null }, false],
    [{ ...promotion, campaign: { starts_at: null, ends_at: "2026-11-20T00:00:00Z" } }, false],
    [{ ...promotion, campaign: { starts_at: "2026-11-22T00:00:00Z", ends_at: null } }, false],
    [
      { ...promotion, campaign: { starts_at: "2026-11-01T00:00:00Z", ends_at: "2026-12-01T00:00:00Z" } },
      true,
    ],
  ])("%o: %s", (candidate, expected) => {
    expect(canWait(candidate, NOW)).toBe(expected)
  })
})

describe("the codes in a cart's metadata", () => {
  it("are kept once each, and written without everything else", () => {
    const metadata = { notes: "a", waiting_codes: ["X", "Y"] }
    expect(withWaiting({ notes: "a" }, "X")).toEqual({ waiting_codes: ["X"] })
    expect(withWaiting(metadata, "X")).toEqual({ waiting_codes: ["X", "Y"] })
    expect(withoutWaiting(metadata, "X")).toEqual({ waiting_codes: ["Y"] })
  })

  it.each([null, {}, { waiting_codes: "X" }, { waiting_codes: [1, null] }])("%o holds none", (metadata) => {
    expect(waitingCodes(metadata)).toEqual([])
  })
})

it("tries every code once, the applied ones first", () => {
  const promotions = [{ code: "A" }, null, { code: null }, { code: "B" }]
  expect(codesToTry({ promotions, waiting_codes: ["B", "C"] })).toEqual(["A", "B", "C"])
})

import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { type Transfer, transferCode } from "./transfer-code.ts"

const TRANSFER: Transfer = {
  bic: "MINTHUHB",
  name: "Portéka Kft.",
  iban: "HU68 1234 5676 1234 5676 0000 0000",
  amount: 12_900,
  lastDay: "2026-11-30",
  reference: "1001",
}

test("seventeen lines in the order of the guideline", () => {
  const filled = [
    "HCT",
    "001",
    "1",
    "MINTHUHBXXX",
    "Portéka Kft.",
    "HU68123456761234567600000000",
    "HUF12900",
  ]
  const lines = [...filled, "20261130235959+1", "", "1001", "", "", "", "", "", "", ""]
  expect(transferCode(TRANSFER)).toBe(`${lines.join("\n")}\n`)
})

test.each([
  ["2026-07-01", "20260701235959+2"],
  ["2026-12-31", "20261231235959+1"],
  // Daylight saving time ends on that day.
  ["2026-03-29", "20260329235959+2"],
  ["2026-10-25", "20261025235959+1"],
])("of %s it is valid to the last second in Budapest", (lastDay, expected) => {
  expect(transferCode({ ...TRANSFER, lastDay })?.split("\n")[7]).toBe(expected)
})

describe("no code", () => {
  it.each<[string, Partial<Transfer>]>([
    ["without a BIC", { bic: null }],
    ["for a bank abroad", { bic: "DEUTDEFF" }],
    ["for an account abroad", { iban: "DE33100205000001194700" }],
    ["for nothing", { amount: 0 }],
    ["for money that goes back", { amount: -5 }],
    ["for parts of a forint", { amount: 10.5 }],
    ["for more than twelve digits", { amount: 1_000_000_000_000 }],
  ])("%s", (_why, change) => {
    expect(transferCode({ ...TRANSFER, ...change })).toBeNull()
  })
})

test("whatever name and reference say, the lines keep their places and the code its size", () => {
  const text = fc.string({ unit: "binary", maxLength: 200 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 999_999_999_999 }), (name, reference, amount) => {
      const code = transferCode({ ...TRANSFER, name, reference, amount }) ?? ""
      const lines = code.split("\n")
      expect(lines).toHaveLength(18)
      expect([lines[0], lines[5], lines[6]]).toEqual(["HCT", "HU68123456761234567600000000", `HUF${amount}`])
      // The capacity of a QR code of version 13 with medium error correction.
      expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331)
    }),
    { numRuns: 30 },
  )
})

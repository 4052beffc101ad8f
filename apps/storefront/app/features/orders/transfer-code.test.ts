import { shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { transferCodeOf } from "./transfer-code.ts"

const NOW = new Date("2026-11-22T12:00:00Z")
const UNPAID = {
  number: "1001",
  money: { due: 12_900, paid: 0, owed: 0, refunds: [] },
  transferBy: "2026-11-30",
}

const codeOf = (change: Partial<typeof UNPAID>, bic = shop.bank.bic) =>
  transferCodeOf({ ...UNPAID, ...change }, { ...shop.bank, bic }, NOW)

describe("the code of an order", () => {
  it("is there while it is unpaid, to the end of its last day", () => {
    expect(codeOf({})?.path).toMatch(/^M/)
    expect(codeOf({ transferBy: "2026-11-22" })).not.toBeNull()
    expect(codeOf({ transferBy: "2026-11-21" })).toBeNull()
  })

  it("is not there when nothing is due: paid, canceled", () => {
    expect(codeOf({ money: { ...UNPAID.money, due: 0, paid: 12_900 } })).toBeNull()
  })

  it("asks for a difference whenever it came up, also to a card payment", () => {
    const money = { ...UNPAID.money, due: 500, paid: 12_400 }
    expect(codeOf({ money, transferBy: "2026-01-01" })).not.toBeNull()
    expect(transferCodeOf({ ...UNPAID, money, transferBy: null }, shop.bank, NOW)).not.toBeNull()
  })

  it("is not there without the bank's code", () => {
    expect(codeOf({}, null)).toBeNull()
  })
})

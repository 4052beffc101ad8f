import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { type CodeFacts, type JudgedCart, judgeKeptCodes } from "./judge-kept-codes.ts"

const NOW = new Date("2026-11-26T12:00:00Z")

const facts: CodeFacts = {
  code: "HUSZ",
  status: "active",
  is_automatic: false,
  limit: null,
  used: 0,
  starts_at: null,
  ends_at: null,
  budget: null,
  minimum: 20_000,
  target: "items",
  is_selective: false,
}

const cartOf = (unit_price: number, others: Partial<JudgedCart> = {}): JudgedCart => ({
  items: [{ is_giftcard: false, unit_price, quantity: 1 }],
  promotions: [],
  shipping_methods: [],
  ...others,
})

const judge = (changed: Partial<CodeFacts>, cart: JudgedCart) =>
  judgeKeptCodes([{ ...facts, ...changed }], cart, NOW)[0]

describe("a code with a smallest cart value", () => {
  it("only waits below it, and counts with it", () => {
    expect(judge({}, cartOf(19_999))).toEqual({ code: "HUSZ", minimum: 20_000 })
    const applied = cartOf(20_000, { promotions: [null, { code: "HUSZ" }] })
    expect(judge({}, applied)).toEqual({ code: "HUSZ", minimum: 20_000 })
  })

  it.each<[string, Partial<CodeFacts>, string]>([
    ["another condition", {}, "conditions"],
    ["a limit of uses", { limit: 5, used: 5 }, "used_up"],
    ["its time", { ends_at: "2026-11-25T00:00:00Z" }, "expired"],
    ["a later beginning", { starts_at: "2026-11-27T00:00:00Z" }, "upcoming"],
    ["the staff, who ended it", { status: "inactive" }, "expired"],
    ["the staff, who made it a draft", { status: "draft" }, "expired"],
    ["the staff, who deleted it", { status: null, minimum: null, target: null }, "expired"],
    ["another condition, its own being removed", { minimum: null }, "conditions"],
  ])("with that value is refused by %s", (_, changed, refused) => {
    expect(judge(changed, cartOf(20_000))).toMatchObject({ code: "HUSZ", refused })
  })

  it("is refused below its value, too, if no value would help", () => {
    expect(judge({ limit: 5, used: 5 }, cartOf(1000))).toMatchObject({ refused: "used_up" })
  })

  it("is refused without a smallest cart value, too", () => {
    const entered = { target: "shipping_methods", minimum: null }
    expect(judge(entered, cartOf(1))).toEqual({ code: "HUSZ", minimum: 0, waits: "delivery" })
    expect(judge({ ...entered, limit: 5, used: 5 }, cartOf(1))?.refused).toBe("used_up")
  })

  it("is used up for others only, if it is applied here", () => {
    const applied = cartOf(20_000, { promotions: [{ code: "HUSZ" }] })
    expect(judge({ limit: 5, used: 5 }, applied)?.refused).toBeUndefined()
  })

  it("waits for a delivery that costs something, if it is for deliveries", () => {
    const by = (amount: number, data = {}) => cartOf(20_000, { shipping_methods: [{ amount, data }] })
    const target = "shipping_methods"
    const waiting = { code: "HUSZ", minimum: 20_000, waits: "delivery" }
    expect(judge({ target }, cartOf(20_000))).toEqual(waiting)
    expect(judge({ target }, by(0))).toEqual(waiting)
    expect(judge({ target }, by(490, { code: FEE_OPTION_CODE }))).toEqual(waiting)
    expect(judge({ target }, by(1490, { code: "courier" }))?.refused).toBe("conditions")
    expect(judge({ target, is_selective: true }, by(1490, { code: "courier" }))).toEqual(waiting)
    expect(judge({ target }, cartOf(19_999))).toEqual({ code: "HUSZ", minimum: 20_000 })
  })
})

import type { BankEntry, OrderToPay } from "@porteka/commerce-sdk"
import { describe, expect, it, test } from "vitest"
import { matchEntries, shareOf } from "./match-entries.ts"
import { referenceNumbers } from "./reference-numbers.ts"

const order = (display_id: number, change: Partial<OrderToPay> = {}): OrderToPay => ({
  id: `order_${display_id}`,
  display_id,
  name: `Vevő ${display_id}`,
  email: null,
  method: "bank_transfer",
  is_cancelled: false,
  due: display_id * 10,
  received: 0,
  by_hand: 0,
  ...change,
})

const ORDERS = [
  order(1001, { name: "Kovács Anna" }),
  order(1002),
  order(1003, { is_cancelled: true, due: 0 }),
  order(1004, { due: 0 }),
  order(1005, { method: "cash_on_delivery" }),
  order(1006, { received: 3000 }),
  order(1007, { due: 0, by_hand: 10_070 }),
  order(2026, { due: 0 }),
]

let number = 0
const entry = (text: string, amount: number, change: Partial<BankEntry> = {}): BankEntry => {
  number += 1
  return {
    id: String(number),
    booked_on: "2026-11-22",
    currency: "HUF",
    payer: "",
    is_credit: true,
    is_final: true,
    is_reversal: false,
    account: null,
    whole: null,
    text,
    amount,
    ...change,
  }
}

const match = (...entries: BankEntry[]) =>
  matchEntries(entries, {
    orders: ORDERS,
    placed: new Map([["before", "order_1004"]]),
    twins: new Map([["again", { id: "first", booked_on: "2026-11-22", order: 1004, is_placed: true }]]),
  }).map(({ state, reason, order: found, can_book: canBook }) => [
    state,
    reason,
    found?.display_id ?? null,
    canBook,
  ])

test.each([
  ["1001", [1001]],
  ["Rendelés: #1001.", [1001]],
  ["rendelés001001", [1001]],
  ["12345678901234567890", []],
  ["nincs", []],
])("numbers as they stand in %j", (text, plain) => {
  expect(referenceNumbers(text).plain).toEqual(plain)
})

test.each([
  ["10 01", [1001]],
  ["1.001", [1001]],
  ["1-0-01", [10, 1001, 1]],
  ["1 / 001", []],
])("numbers written in groups: %j", (text, grouped) => {
  expect(referenceNumbers(text).grouped).toEqual(grouped)
})

describe("an entry", () => {
  it.each([
    ["1001", 10_010],
    ["köszönöm, 1 001", 10_010],
    ["2026.11.22 1001", 10_010],
  ])("%j pays its order", (text, amount) => {
    expect(match(entry(text, amount))).toEqual([["sure", null, 1001, true]])
  })

  it.each([
    ["9999", 10_010, "unknown_reference", null],
    ["1001 és 1002", 20_030, "several_orders", null],
  ])("%j of %d Ft is doubtful: %s", (text, amount, reason, number) => {
    expect(match(entry(text, amount))).toEqual([["doubtful", reason, number, false]])
  })

  it.each([
    ["1003", 10_030, "order_cancelled", 1003],
    ["1004", 10_040, "already_paid", 1004],
    ["1007", 500, "already_paid", 1007],
  ])("%j of %d Ft belongs to its order, which does not need it: %s", (text, amount, reason, number) => {
    expect(match(entry(text, amount))).toEqual([["doubtful", reason, number, true]])
  })

  it("that the staff has recorded by hand changes nothing, and does so once", () => {
    expect(match(entry("1007", 10_070), entry("1007", 10_070))).toEqual([
      ["sure", "recorded_by_hand", 1007, true],
      ["doubtful", "paid_twice", 1007, true],
    ])
  })

  it("without a reference suggests unpaid orders by amount, then by name", () => {
    const suggested = (text: string, amount: number, payer: string) =>
      matchEntries([entry(text, amount, { payer })], {
        orders: ORDERS,
        placed: new Map(),
        twins: new Map(),
      })[0]?.suggestions.map(({ display_id: number }) => number)
    expect(suggested("köszönöm", 10_020, "KOVÁCS ANNA")).toEqual([1002, 1001])
    expect(suggested("köszönöm", 10_040, "Nagy Béla")).toEqual([])
    expect(suggested("1002", 10_010, "KOVÁCS ANNA")).toEqual([])
  })

  it("that the bank takes back, or brings back, is a doubt about its order", () => {
    expect(
      match(
        entry("1001", 10_010, { is_credit: false, is_reversal: true }),
        entry("1001", 10_010, { is_reversal: true }),
      ),
    ).toEqual([
      ["doubtful", "reversed", 1001, false],
      ["doubtful", "reversed", 1001, false],
    ])
  })

  it("of two named orders pays the one with its amount", () => {
    expect(match(entry("1001 1002", 10_020))).toEqual([["sure", null, 1002, true]])
  })

  it("without a reference suggests an order by name and amount, for the owner to decide", () => {
    expect(match(entry("köszönöm", 10_010, { payer: "ANNA KOVACS" }))).toEqual([
      ["doubtful", "name_and_amount", 1001, true],
    ])
    expect(match(entry("köszönöm", 10_010, { payer: "Nagy Béla" }))).toEqual([
      ["doubtful", "unknown_reference", null, false],
    ])
  })

  it.each([
    ["1001", 10_009, "too_little", 1001, true],
    ["1001", 10_011, "too_much", 1001, true],
    ["1005", 10_049, "too_little", 1005, false],
    ["1005", 10_051, "too_much", 1005, false],
  ])("%j of %d Ft is %s for its order, for the owner to decide", (text, amount, reason, number, canBook) => {
    expect(match(entry(text, amount))).toEqual([["doubtful", reason, number, canBook]])
  })

  it("pays what part payments have left; parts do not exclude each other", () => {
    expect(match(entry("1006", 7060))).toEqual([["sure", null, 1006, true]])
    expect(match(entry("1006", 3000), entry("1006", 4060), entry("1006", 7060))).toEqual([
      ["doubtful", "too_little", 1006, true],
      ["doubtful", "too_little", 1006, true],
      ["sure", null, 1006, true],
    ])
  })

  it("for cash on delivery has to be confirmed by the owner", () => {
    expect(match(entry("1005", 10_050))).toEqual([["doubtful", "other_method", 1005, true]])
  })

  it("pays an order once", () => {
    expect(match(entry("1001", 10_010), entry("1001", 10_010))).toEqual([
      ["sure", null, 1001, true],
      ["doubtful", "paid_twice", 1001, true],
    ])
  })

  it("is left out if it is a debit, only announced, or already booked", () => {
    expect(
      match(
        entry("1001", 10_010, { is_credit: false }),
        entry("1001", 10_010, { is_final: false }),
        entry("1004", 10_040, { id: "before" }),
      ),
    ).toEqual([
      ["ignored", "debit", null, false],
      ["ignored", "not_final", null, false],
      ["ignored", "booked_before", 1004, false],
    ])
  })

  it("that another kind of file has brought before is not booked again by itself", () => {
    expect(match(entry("1001", 10_010, { id: "again" }), entry("1001", 10_010))).toEqual([
      ["doubtful", "read_before", null, false],
      ["sure", null, 1001, true],
    ])
  })

  it("may be divided between orders of one buyer, unless it pays one exactly", () => {
    const buyer = { email: "anna@example.com" }
    const orders = [order(1001, buyer), order(1002, buyer)]
    const sharesOf = (text: string, amount: number) =>
      matchEntries([entry(text, amount)], { orders, placed: new Map(), twins: new Map() })[0]?.shares.map(
        ({ order: { display_id: number }, amount: share }) => [number, share],
      )
    const both = [
      [1001, 10_010],
      [1002, 10_020],
    ]
    for (const text of ["1001 és 1002", "1002", "köszönöm"]) expect(sharesOf(text, 20_030)).toEqual(both)
    expect(sharesOf("1001 és 1002", 10_010)).toEqual([])
  })

  it("in euros matches no order", () => {
    expect(match(entry("1001", 10_010, { currency: "EUR" }))).toEqual([
      ["doubtful", "not_forints", 1001, false],
    ])
  })
})

it.each([
  ["less than is due is a part", {}, 4000, { isPart: true, spare: 0 }],
  ["more than is due is a part until the order is paid", {}, 20_000, { isPart: true, spare: 0 }],
  ["nothing is due", { due: 0 }, 4000, { isPart: false, spare: 4000 }],
  ["the order was cancelled", { is_cancelled: true }, 4000, { isPart: false, spare: 4000 }],
  ["recorded by hand", { due: 0, by_hand: 4000 }, 4000, { isPart: false, spare: 0 }],
  ["more than was recorded by hand", { due: 0, by_hand: 4000 }, 5000, { isPart: false, spare: 1000 }],
])("an amount assigned to an order: %s", (_what, change, amount, share) => {
  expect(shareOf(order(1001, change), amount)).toEqual(share)
})

import { expect, test } from "vitest"
import { doubtsAbout, isToPackToo } from "./step-doubts.ts"

type Asked = Parameters<typeof doubtsAbout>[1]
const transfer: Asked = {
  watch: [],
  problems: [],
  method: "bank_transfer",
  due: 26_690,
  received_in_part: 0,
  stage: "to_pay",
  came_back: false,
  packed_in_part: false,
  steps: ["paid", "packed", "shipped"],
}
const cash: Asked = {
  watch: [],
  problems: [],
  method: "cash_on_delivery",
  due: 9350,
  received_in_part: 0,
  stage: "to_pack",
  came_back: false,
  packed_in_part: false,
  steps: ["paid", "packed", "shipped"],
}

test("a parcel that nobody has paid for is asked about, unless the courier collects the money", () => {
  for (const step of ["packed", "shipped"] as const) {
    expect(doubtsAbout(step, transfer)).toEqual([{ reason: "unpaid", due: 26_690 }])
    expect(doubtsAbout(step, { ...transfer, received_in_part: 690 })).toEqual([
      { reason: "unpaid", due: 26_000 },
    ])
    expect(doubtsAbout(step, { ...transfer, due: 0, stage: "to_pack" })).toEqual([])
    expect(doubtsAbout(step, cash)).toEqual([])
  }
})

test("cash is asked about if it is said to have come before the parcel was sent", () => {
  expect(doubtsAbout("paid", cash)).toEqual([{ reason: "cash_to_come", due: 9350 }])
  expect(doubtsAbout("paid", { ...cash, stage: "to_ship" })).toHaveLength(1)
  for (const stage of ["under_way", "to_pay"] as const)
    expect(doubtsAbout("paid", { ...cash, stage })).toEqual([])
  expect(doubtsAbout("paid", transfer)).toEqual([])
})

test("an unusual order is asked about before it is packed, not before its money is recorded", () => {
  const unusual: Asked = { ...cash, watch: ["odd_details"] }
  expect(doubtsAbout("packed", unusual)).toEqual([{ reason: "odd_details" }])
  expect(doubtsAbout("delivered", unusual)).toEqual([])
})

test("an order that the customer has withdrawn from, or that was refunded, is asked about before it is packed or sent", () => {
  for (const problem of ["withdrawal", "withdrawal_open", "refunded_unsent"]) {
    const order: Asked = { ...cash, problems: ["mail_failed", problem], stage: "problem" }
    expect(doubtsAbout("packed", order)).toEqual([{ reason: "not_wanted", problem }])
    expect(doubtsAbout("shipped", order)).toEqual([{ reason: "not_wanted", problem }])
    expect(doubtsAbout("delivered", order)).toEqual([])
  }
})

test("an order whose parcel nobody accepted is asked about before it is packed again, and once only", () => {
  const again: Asked = { ...cash, came_back: true }
  expect(doubtsAbout("packed", again)).toEqual([{ reason: "came_back" }])
  expect(doubtsAbout("shipped", again)).toEqual([{ reason: "came_back" }])
  expect(doubtsAbout("shipped", { ...again, stage: "to_ship", steps: ["shipped"] })).toEqual([])
})

test("an order of which only a part is packed is asked about before all of it counts as sent", () => {
  const inPart: Asked = { ...cash, packed_in_part: true }
  expect(doubtsAbout("shipped", inPart)).toEqual([{ reason: "packed_in_part" }])
  expect(doubtsAbout("packed", inPart)).toEqual([])
})

test("an order that waits for a return says that its replacement is to be packed, one that nobody wants does not", () => {
  const exchanged: Asked = { ...transfer, due: 0, stage: "problem", problems: ["return_expected"] }
  expect(isToPackToo(exchanged)).toBe(true)
  expect(isToPackToo({ ...exchanged, problems: ["withdrawal"] })).toBe(false)
  expect(isToPackToo({ ...exchanged, due: 500 })).toBe(false)
  expect(isToPackToo({ ...exchanged, steps: [] })).toBe(false)
  expect(isToPackToo({ ...exchanged, stage: "to_pack" })).toBe(false)
})

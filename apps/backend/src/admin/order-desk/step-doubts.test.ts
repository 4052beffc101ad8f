import { expect, test } from "vitest"
import { doubtsAbout } from "./step-doubts.ts"

type Asked = Parameters<typeof doubtsAbout>[1]
const transfer: Asked = {
  watch: [],
  problems: [],
  method: "bank_transfer",
  due: 26_690,
  received_in_part: 0,
  stage: "to_pay",
}
const cash: Asked = {
  watch: [],
  problems: [],
  method: "cash_on_delivery",
  due: 9350,
  received_in_part: 0,
  stage: "to_pack",
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

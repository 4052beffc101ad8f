import type { Payment, PaymentCollection } from "@porteka/commerce-sdk/wire"
import { expect, test } from "vitest"
import { moneyOf } from "./order-money.ts"

const payment = (amount: number, refunds: number[] = [], isCaptured = true): Payment => ({
  id: "pay",
  amount,
  currency_code: "huf",
  provider_id: "pp",
  canceled_at: null,
  captured_at: isCaptured ? "2026-11-20T10:00:00Z" : null,
  refunds: refunds.map((one, index) => ({
    id: `ref_${index}`,
    amount: one,
    created_at: `2026-11-2${index + 1}T10:00:00Z`,
  })),
})

const collection = (status: PaymentCollection["status"], payments: Payment[] = []): PaymentCollection => ({
  id: "col",
  currency_code: "huf",
  amount: 0,
  status,
  payments,
})

const sumsOf = (total: number, collections: PaymentCollection[], isPending = true) => {
  const { refunds, ...sums } = moneyOf(
    { total, status: "pending", items: [], payment_collections: collections },
    isPending,
  )
  return { ...sums, refunded: refunds.map(({ amount }) => amount) }
}

test.each<[string, ReturnType<typeof sumsOf>, ReturnType<typeof sumsOf>]>([
  [
    "a transfer that is awaited",
    sumsOf(3680, [collection("awaiting")]),
    { paid: 0, refunded: [], due: 3680, owed: 0 },
  ],
  [
    "a transfer whose status was looked at",
    sumsOf(3680, [collection("authorized", [payment(3680, [], false)])]),
    { paid: 0, refunded: [], due: 3680, owed: 0 },
  ],
  [
    "a card that was authorized",
    sumsOf(3680, [collection("authorized", [payment(3680, [], false)])], false),
    { paid: 0, refunded: [], due: 0, owed: 0 },
  ],
  [
    "paid",
    sumsOf(3680, [collection("completed", [payment(3680)])]),
    { paid: 3680, refunded: [], due: 0, owed: 0 },
  ],
  [
    "money given back out of courtesy, in two parts",
    sumsOf(3680, [collection("completed", [payment(3680, [100, 200])])]),
    { paid: 3680, refunded: [100, 200], due: 0, owed: 0 },
  ],
  [
    "items that came back, before and after the refund",
    sumsOf(8280, [collection("completed", [payment(14_570)])]),
    { paid: 14_570, refunded: [], due: 0, owed: 6290 },
  ],
  [
    "items that came back and were refunded",
    sumsOf(8280, [collection("completed", [payment(14_570, [6290])])]),
    { paid: 14_570, refunded: [6290], due: 0, owed: 0 },
  ],
  [
    "items that were added to a paid order",
    sumsOf(12_770, [collection("completed", [payment(3680)]), collection("not_paid")], false),
    { paid: 3680, refunded: [], due: 9090, owed: 0 },
  ],
])("%s", (_case, sums, expected) => {
  expect(sums).toEqual(expected)
})

test("a part payment is paid, and only the rest is due", () => {
  const awaited = {
    total: 3680,
    status: "pending" as const,
    items: [],
    payment_collections: [collection("awaiting")],
  }
  expect(moneyOf({ ...awaited, received_in_part: 1000 }, true)).toEqual({
    paid: 1000,
    refunds: [],
    due: 2680,
    owed: 0,
  })
})

test("a canceled order asks for nothing and owes what it has kept", () => {
  const money = moneyOf(
    {
      total: 3680,
      status: "canceled",
      items: [],
      payment_collections: [collection("not_paid", [payment(3680, [80])])],
    },
    true,
  )
  expect(money).toMatchObject({ due: 0, owed: 3600 })
})

import { expect, test } from "vitest"
import { nextSteps } from "./next-steps.ts"
import type { OrderStepName } from "./order-steps.ts"
import type { OrderView } from "./order-view.ts"

const by = (code: string, isAtLocker = false): OrderView["delivery"] => ({
  name: "",
  code,
  carrier: null,
  collectedAt: [],
  isAtLocker,
  canMove: false,
})
const money = (paid: number, due: number): OrderView["money"] => ({ paid, due, refunds: [], owed: 0 })
const PAID = { money: money(100, 0), paymentMethod: "card" } as const
const until = (...names: OrderStepName[]) => names.map((name) => ({ name, done: true, at: null }))

test.each([
  ["by courier", by("courier"), until("placed"), ["nextPacked", "nextCourier"]],
  ["on its way by courier", by("courier"), until("placed", "shipped"), ["nextCourier"]],
  ["to a locker", by("locker", true), until("placed"), ["nextPacked", "nextLocker"]],
  ["on its way to a parcel point", by("locker"), until("placed", "shipped"), ["nextPoint"]],
  ["collected from us", by("pickup"), until("placed"), ["nextPickup", "nextShop"]],
  ["ready to be collected", by("pickup"), until("placed", "ready"), ["nextShop"]],
  ["of gift cards", null, until("placed", "paid"), ["nextByMail"]],
  ["that was delivered", by("courier"), until("placed", "delivered"), []],
  ["that was canceled", by("locker", true), until("placed", "cancelled"), []],
])("an order %s", (_case, delivery, steps, expected) => {
  expect(nextSteps({ delivery, steps, status: "pending", isWithdrawn: false, ...PAID })).toEqual(expected)
})

test("an order that waits for a transfer begins with it", () => {
  const order = {
    delivery: by("pickup"),
    steps: until("placed"),
    status: "awaiting_transfer",
    money: money(0, 100),
    paymentMethod: "bank_transfer" as const,
  }
  expect(nextSteps({ ...order, isWithdrawn: false })).toEqual(["nextTransfer", "nextPickup", "nextShop"])
  expect(nextSteps({ ...order, isWithdrawn: true })).toEqual([])
})

test("an order that has become dearer waits for the difference before it is packed", () => {
  const dearer = {
    delivery: by("courier"),
    status: "pending",
    isWithdrawn: false,
    money: money(100, 20),
    paymentMethod: "card" as const,
  }
  const packed = ["nextPacked", "nextCourier"]
  expect(nextSteps({ ...dearer, steps: until("placed") })).toEqual(["nextDifference", ...packed])
  expect(nextSteps({ ...dearer, steps: until("placed", "shipped") })).toEqual(["nextCourier"])
  const atTheDoor = { ...dearer, steps: until("placed"), paymentMethod: "cash_on_delivery" as const }
  expect(nextSteps(atTheDoor)).toEqual(packed)
})

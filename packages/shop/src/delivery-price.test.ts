import { describe, expect, it, test } from "vitest"
import { deliveryPrice, isAlwaysFree, lowestDelivery } from "./delivery-price.ts"
import { shop } from "./shop.ts"

const terms = (courier: number | null, locker: number | null, ofCarriers: number[] = []) => ({
  courier: { ...shop.delivery.courier, price: courier, freeFrom: courier === null ? null : 20_000 },
  locker: {
    ...shop.delivery.locker,
    price: locker,
    freeFrom: locker === null ? null : 15_000,
    ofCarriers: ofCarriers.map((price) => ({ carrier: "GLS", price, freeFrom: null })),
  },
  pickup: shop.delivery.pickup,
})

test.each([
  [terms(1990, 1290), { from: 1290, freeFrom: 20_000 }],
  [terms(1990, 1290, [990]), { from: 990, freeFrom: 20_000 }],
  [terms(1990, null), { from: 1990, freeFrom: 20_000 }],
  [terms(null, 1290), { from: 1290, freeFrom: 15_000 }],
  [terms(null, null, [990]), { from: 990, freeFrom: null }],
  [terms(0, 1290), { from: 0, freeFrom: 20_000 }],
  [terms(null, null), null],
])("what is not offered costs nothing and is not promised: %#", (delivery, lowest) => {
  expect(lowestDelivery(delivery)).toEqual(lowest)
})

test.each([
  [{ price: 1990, freeFrom: 20_000 }, 19_999, 1990],
  [{ price: 1990, freeFrom: 20_000 }, 20_000, 0],
  [{ price: 1990, freeFrom: null }, 90_000, 1990],
  [{ price: null, freeFrom: null }, 90_000, null],
])("delivery of %j with products of %i costs %j", (delivery, value, price) => {
  expect(deliveryPrice(delivery, value)).toBe(price)
})

describe("delivery is free however it is chosen", () => {
  it.each([
    [terms(1990, 1290), 19_999, false],
    [terms(1990, 1290), 15_000, false],
    [terms(1990, 1290), 20_000, true],
    [terms(1990, null), 20_000, true],
    [terms(1990, 1290, [990]), 90_000, false],
    [terms(null, null), 1, true],
  ])("%j for products of %d: %s", (delivery, value, isFree) => {
    expect(isAlwaysFree(delivery, value)).toBe(isFree)
  })
})

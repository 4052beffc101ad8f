import { expect, test } from "vitest"
import { FEE_OPTION_CODE } from "../types/shipping-types.ts"
import { deliveryCodeOf, deliveryOf, pickupPointOf } from "./delivery-of.ts"

const FEE = { data: { code: FEE_OPTION_CODE } }
const COURIER = { data: { code: "courier" } }

test("the delivery is the method that is not the fee", () => {
  expect(deliveryOf([FEE, COURIER])).toBe(COURIER)
  expect(deliveryOf([{ data: null }])).toEqual({ data: null })
  expect(deliveryOf([FEE])).toBeUndefined()
})

test.each([
  [{ code: "pickup" }, "pickup"],
  [{ code: 1 }, null],
  [null, null],
  [undefined, null],
])("the code of a delivery with the data %j is %j", (data, code) => {
  expect(deliveryCodeOf(data)).toBe(code)
})

test("a pickup point has all its parts, an empty text for those that are missing", () => {
  const data = {
    code: "locker",
    pickup_point_id: "foxpost-1",
    pickup_point_kind: "locker",
    pickup_point_city: 7,
  }
  expect(pickupPointOf(data)).toEqual({
    id: "foxpost-1",
    carrier: "",
    kind: "locker",
    name: "",
    postal_code: "",
    city: "",
    address: "",
  })
})

test.each([COURIER.data, {}, null, undefined])("there is no pickup point in %j", (data) => {
  expect(pickupPointOf(data)).toBeNull()
})

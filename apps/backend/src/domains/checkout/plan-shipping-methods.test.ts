import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { describe, expect, test } from "vitest"
import { planShippingMethods } from "./plan-shipping-methods.ts"

const COURIER = { id: "so_courier", name: "Házhozszállítás (GLS futár)", code: "courier" }
const LOCKER = { id: "so_locker", name: "Csomagautomata", code: "locker" }
const FEE = { id: "so_fee", name: "Utánvét díja", code: FEE_OPTION_CODE }

const courierMethod = { id: "sm_1", shipping_option_id: "so_courier", data: { code: "courier" } }
const feeMethod = { id: "sm_fee", shipping_option_id: "so_fee", data: { code: FEE_OPTION_CODE } }
const newCourier = {
  shipping_option_id: "so_courier",
  name: COURIER.name,
  amount: 0,
  data: { code: "courier" },
}
const newFee = { shipping_option_id: "so_fee", name: FEE.name, amount: 0, data: { code: FEE_OPTION_CODE } }

describe("the delivery", () => {
  test("is added with the first choice", () => {
    expect(planShippingMethods([], { option: COURIER, data: {}, fee: null })).toEqual({
      remove: [],
      add: [newCourier],
    })
  })

  test("stays when it is chosen again", () => {
    const plan = planShippingMethods([courierMethod], { option: COURIER, data: {}, fee: null })
    expect(plan).toEqual({ remove: [], add: [] })
  })

  test("is replaced by another one", () => {
    const plan = planShippingMethods([courierMethod], { option: LOCKER, data: {}, fee: null })
    expect(plan.remove).toEqual(["sm_1"])
    expect(plan.add.map(({ shipping_option_id: id }) => id)).toEqual(["so_locker"])
  })

  test("is replaced if only its pickup point differs", () => {
    const atPoint = (id: string) => ({ code: "locker", pickup_point_id: id })
    const current = { id: "sm_2", shipping_option_id: "so_locker", data: atPoint("1") }
    const plan = planShippingMethods([current], {
      option: LOCKER,
      data: { pickup_point_id: "2" },
      fee: null,
    })
    expect(plan).toEqual({
      remove: ["sm_2"],
      add: [expect.objectContaining({ shipping_option_id: "so_locker", data: atPoint("2") })],
    })
  })

  test("stays when nothing is chosen", () => {
    expect(planShippingMethods([courierMethod], { data: {}, fee: null })).toEqual({ remove: [], add: [] })
  })

  test("there is one at most", () => {
    const twice = [courierMethod, { ...courierMethod, id: "sm_9" }]
    expect(planShippingMethods(twice, { data: {}, fee: null }).remove).toEqual(["sm_9"])
  })
})

describe("the fee", () => {
  test("is added to the delivery", () => {
    expect(planShippingMethods([courierMethod], { data: {}, fee: FEE })).toEqual({
      remove: [],
      add: [newFee],
    })
  })

  test("comes once", () => {
    const plan = planShippingMethods([courierMethod, feeMethod], { data: {}, fee: FEE })
    expect(plan).toEqual({ remove: [], add: [] })
  })

  test("is removed with another payment method", () => {
    expect(planShippingMethods([courierMethod, feeMethod], { data: {}, fee: null }).remove).toEqual([
      "sm_fee",
    ])
  })

  test("is not charged for a pickup in the shop, whichever is chosen first", () => {
    const pickup = { id: "so_pickup", name: "Személyes átvétel", code: "pickup" }
    const pickupMethod = { id: "sm_3", shipping_option_id: "so_pickup", data: { code: "pickup" } }
    expect(planShippingMethods([courierMethod, feeMethod], { option: pickup, data: {}, fee: FEE })).toEqual({
      remove: ["sm_1", "sm_fee"],
      add: [expect.objectContaining({ shipping_option_id: "so_pickup" })],
    })
    expect(planShippingMethods([pickupMethod], { data: {}, fee: FEE })).toEqual({ remove: [], add: [] })
    expect(planShippingMethods([pickupMethod], { option: COURIER, data: {}, fee: FEE })).toEqual({
      remove: ["sm_3"],
      add: [newCourier, newFee],
    })
  })

  test("survives a change of delivery", () => {
    const plan = planShippingMethods([feeMethod, courierMethod], { option: LOCKER, data: {}, fee: FEE })
    expect(plan.remove).toEqual(["sm_1"])
    expect(plan.add.map(({ data }) => data.code)).toEqual(["locker"])
  })
})

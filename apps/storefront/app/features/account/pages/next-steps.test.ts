import { describe, expect, it } from "vitest"
import { nextSteps } from "./next-steps.ts"

const customer = { first_name: "Anna", last_name: "Kovács", addresses: [{}] }
const order = {
  id: "order_1",
  number: "12",
  total: 5000,
  currency: "huf",
  awaitsTransfer: false,
  isUnderWay: false,
}
const unpaid = { ...order, awaitsTransfer: true }
const shipped = { ...order, id: "order_2", number: "11", isUnderWay: true }
const kinds = (steps: ReturnType<typeof nextSteps>) => steps.map(({ kind }) => kind)

describe("nextSteps", () => {
  it.each([
    ["everything is in order", customer, [order], ["shop"]],
    ["money is awaited", customer, [unpaid], ["pay", "shop"]],
    ["a parcel is under way", customer, [shipped], ["follow", "shop"]],
    ["both", customer, [shipped, unpaid], ["pay", "follow", "shop"]],
    ["nothing is known", { first_name: null, last_name: "", addresses: [] }, [], ["name", "address", "shop"]],
    [
      "there is more than three",
      { ...customer, addresses: [] },
      [unpaid, unpaid, shipped],
      ["pay", "pay", "follow"],
    ],
  ])("when %s", (_, person, orders, steps) => {
    expect(kinds(nextSteps(person, orders))).toEqual(steps)
  })

  it("names the order and what is to be paid", () => {
    expect(nextSteps(customer, [unpaid])[0]).toEqual({
      kind: "pay",
      orderId: "order_1",
      number: "12",
      amount: 5000,
      currency: "huf",
    })
  })
})

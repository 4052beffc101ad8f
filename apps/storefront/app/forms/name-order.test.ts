import { describe, expect, it } from "vitest"
import { inNameOrder } from "./name-order.ts"

describe("inNameOrder", () => {
  const errors = {
    email: 1,
    last_name: 2,
    first_name: 3,
    billing_last_name: 4,
    billing_first_name: 5,
    city: 6,
  }

  it("leaves the order where the family name is asked first", () => {
    expect(Object.keys(inNameOrder(errors, "hu"))).toEqual(Object.keys(errors))
  })

  it("changes the two names of each address where the given name is asked first", () => {
    expect(Object.entries(inNameOrder(errors, "en"))).toEqual([
      ["email", 1],
      ["first_name", 3],
      ["last_name", 2],
      ["billing_first_name", 5],
      ["billing_last_name", 4],
      ["city", 6],
    ])
  })

  it("keeps a name that is wrong alone", () => {
    expect(inNameOrder({ last_name: 1, city: 2 }, "en")).toEqual({ last_name: 1, city: 2 })
  })
})

import { expect, it } from "vitest"
import { formOwner, requireOwner } from "./form-owner.server.ts"
import { OWNER_FIELD } from "./owner-field.ts"

const formOf = (owner?: string) => {
  const form = new FormData()
  if (owner !== undefined) form.set(OWNER_FIELD, owner)
  return form
}

it("accepts a form of the same person, and one that names nobody", () => {
  expect(() => requireOwner(formOf(formOwner("cus_1")), "cus_1")).not.toThrow()
  expect(() => requireOwner(formOf(), "cus_1")).not.toThrow()
})

it.each([formOwner("cus_2"), "", "cus_1"])("refuses a form of %j", (owner) => {
  expect(() => requireOwner(formOf(owner), "cus_1")).toThrow(
    expect.objectContaining({ init: { status: 409 } }),
  )
})

it("does not name the cart", () => {
  expect(formOwner("cart_01M8E15W54T9GPXDBZ73TEY1SR")).toMatch(/^[\w-]{16}$/)
})

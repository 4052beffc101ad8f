import { describe, expect, test } from "vitest"
import { type CheckoutCart, needsFullRefresh, newLocale, toCartUpdate } from "./cart-changes.ts"
import { checkoutBodySchema, checkoutInputSchema } from "./checkout-input.ts"

const CART: CheckoutCart = {
  id: "cart_1",
  email: null,
  locale: "hu-HU",
  customer_id: null,
  metadata: { cookie_locale: "hu" },
  shipping_address: null,
  billing_address: null,
  region: { countries: [{ iso_2: "hu" }] },
}
const ADDRESS = {
  first_name: "Anna",
  last_name: "Kovács",
  address_1: "Fő utca 1.",
  city: "Budapest",
  province: "Budapest",
  postal_code: "1011",
  country_code: "HU",
}
const input = (body: unknown) => checkoutInputSchema.parse(body)

describe("a change of the cart", () => {
  test("mentions only what was given", () => {
    expect(toCartUpdate(CART, input({ notes: "csengő" }), {})).toEqual({
      id: "cart_1",
      metadata: { cookie_locale: "hu", notes: "csengő" },
    })
  })

  test("keeps the address's row", () => {
    const cart = { ...CART, shipping_address: { id: "caaddr_1" } }
    const { shipping_address } = toCartUpdate(cart, input({ shipping_address: ADDRESS }), {})
    expect(shipping_address).toMatchObject({ id: "caaddr_1", country_code: "hu", company: "", phone: "" })
  })

  test("distinguishes a removed billing address from one not mentioned", () => {
    expect(toCartUpdate(CART, input({ billing_address: null }), {})).toHaveProperty("billing_address", null)
    expect(toCartUpdate(CART, input({}), {})).not.toHaveProperty("billing_address")
  })

  test("keeps of a buyer abroad who collects the order the name and the phone, and the shop's country", () => {
    const abroad = { ...ADDRESS, postal_code: "1010", city: "Wien", country_code: "at", phone: "+43123456" }
    const body = input({ shipping_address: null, billing_address: abroad })
    const changed = toCartUpdate(CART, body, {})
    expect(changed.billing_address).toMatchObject({ city: "Wien", country_code: "at" })
    expect(changed.shipping_address).toMatchObject({
      first_name: "Anna",
      phone: "+43123456",
      country_code: "hu",
      address_1: "",
      city: "",
      postal_code: "",
    })
    expect(needsFullRefresh(changed as typeof CART, body, {})).toBe(false)
  })

  test("has a billing address if it has none for the delivery", () => {
    expect(checkoutBodySchema.safeParse({ shipping_address: null }).success).toBe(false)
    expect(checkoutBodySchema.safeParse({ shipping_address: null, billing_address: ADDRESS }).success).toBe(
      true,
    )
  })

  test("stores the e-mail in lower case", () => {
    expect(toCartUpdate(CART, input({ email: " Anna@Example.HU " }), {}).email).toBe("anna@example.hu")
  })

  test("keeps the payment method and the newsletter in the metadata", () => {
    const body = input({ payment_method: "cash_on_delivery", newsletter: true })
    expect(toCartUpdate(CART, body, {}).metadata).toMatchObject(body)
  })
})

describe("a full recount", () => {
  test.each([
    ["a note", { notes: "x" }, {}, false],
    ["an e-mail", { email: "a@example.hu" }, {}, false],
    ["a first guest", {}, { customer_id: "cus_1" }, false],
    ["a customer who signs in", {}, { customer_id: "cus_1", has_account: true }, true],
    ["the same language", { locale: "hu" }, {}, false],
    ["another language", { locale: "en" }, {}, true],
    ["a first address", { shipping_address: ADDRESS }, {}, true],
  ])("after %s: %s", (_, body, owner, expected) => {
    expect(needsFullRefresh(CART, input(body), owner)).toBe(expected)
  })

  test("after the cart went from one person to another", () => {
    const cart = { ...CART, customer_id: "cus_0" }
    expect(needsFullRefresh(cart, input({}), { customer_id: "cus_1" })).toBe(true)
    expect(needsFullRefresh(cart, input({}), { customer_id: "cus_0" })).toBe(false)
  })

  test("not after another address in the same country", () => {
    const cart = { ...CART, shipping_address: { id: "1", country_code: "hu" } }
    expect(needsFullRefresh(cart, input({ shipping_address: ADDRESS }), {})).toBe(false)
  })
})

test("a language is new only if it is different", () => {
  expect(newLocale(CART, input({ locale: "en" }))).toBe("en-US")
  expect(newLocale(CART, input({ locale: "hu" }))).toBeUndefined()
  expect(newLocale(CART, input({}))).toBeUndefined()
})

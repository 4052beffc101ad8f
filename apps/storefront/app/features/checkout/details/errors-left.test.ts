import { describe, expect, it } from "vitest"
import { type FieldErrors, parseDetails } from "../form/details-schema.ts"
import { errorSaidAtOnce, errorsLeft } from "./errors-left.ts"

const EMPTY = { pickup_option_id: "so_locker", own_option_id: "so_own", shipping_option_id: "so_courier" }

const CORRECT = {
  email: "anna@example.hu",
  phone: "06 30 123 4567",
  last_name: "Kovács",
  first_name: "Anna",
  postal_code: "H-1052",
  city: "Budapest",
  address_1: "Váci utca 12.",
  billing_last_name: "Kovács",
  billing_first_name: "Anna",
  billing_postal_code: "1052",
  billing_city: "Budapest",
  billing_address_1: "Váci utca 12.",
  company: "Minta Kft.",
  tax_number: "12345676-1-41",
  payment_method: "card",
}

function errorsOf(fields: Record<string, string>): FieldErrors {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const parsed = parseDetails(form, "hu")
  return parsed.ok ? {} : parsed.errors
}

describe("errorsLeft", () => {
  const sent = { ...EMPTY, company_invoice: "on" }
  const errors = errorsOf(sent)

  it("knows a correction of every field of the form", () => {
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(CORRECT).toSorted())
    expect(errorsLeft(errors, sent, sent)).toBe(errors)
    expect(errorsLeft(errors, sent, { ...sent, ...CORRECT })).toEqual({})
  })

  it.each(Object.entries(CORRECT))("removes only the error of %s", (name, value) => {
    const { [name]: _corrected, ...others } = errors
    expect(errorsLeft(errors, sent, { ...sent, [name]: value })).toEqual(others)
  })

  it.each([
    ["email", "anna@"],
    ["email", "anna@example"],
    ["phone", "06 30 123"],
    ["postal_code", "105"],
    ["postal_code", "10520"],
    ["tax_number", "12345676"],
    ["city", "  "],
  ])("keeps the error of %s at %j, as the server does", (name, value) => {
    const now = { ...sent, ...CORRECT, [name]: value }
    expect(Object.keys(errorsOf(now))).toEqual([name])
    expect(Object.keys(errorsLeft(errors, sent, now))).toEqual([name])
  })

  it("judges the fields of a billing address abroad by the rules of its country", () => {
    const abroad = {
      ...sent,
      ...CORRECT,
      billing_country_code: "de",
      billing_postal_code: "",
      tax_number: "",
    }
    const wrong = errorsOf(abroad)
    expect(wrong).toEqual({ billing_postal_code: "errorPostalCodeAbroad", tax_number: "errorVatNumber" })
    expect(errorsLeft(wrong, abroad, { ...abroad, tax_number: CORRECT.tax_number })).toEqual(wrong)
    const corrected = { ...abroad, billing_postal_code: "10115", tax_number: "DE123456789" }
    expect(errorsLeft(wrong, abroad, corrected)).toEqual({})
    expect(errorsLeft(wrong, abroad, { ...abroad, ...CORRECT, billing_country_code: "hu" })).toEqual({})
  })

  it("keeps the error of a delivery abroad until the country or the delivery is another one", () => {
    const abroad = { ...EMPTY, ...CORRECT, billing_same: "on", country_code: "at" }
    const wrong = errorsOf(abroad)
    expect(wrong).toEqual({ country_code: "errorNotDelivered" })
    expect(errorsLeft(wrong, abroad, { ...abroad, city: "Wien" })).toEqual(wrong)
    expect(errorsLeft(wrong, abroad, { ...abroad, country_code: "hu" })).toEqual({})
    expect(errorsLeft(wrong, abroad, { ...abroad, shipping_option_id: "so_own" })).toEqual({})
  })

  it("removes errors of fields that are no longer asked", () => {
    const left = errorsLeft(errors, sent, { ...EMPTY, billing_same: "on" })
    expect(Object.keys(left)).not.toContainEqual(expect.stringMatching(/^billing_|^company$|^tax_number$/))
    const atLocker = { ...sent, shipping_option_id: "so_locker" }
    expect(errorsLeft(errorsOf(atLocker), atLocker, sent)).not.toHaveProperty("pickup_point_id")
  })

  it("keeps the back end's answer about a pickup point until something about it is changed", () => {
    const refused: FieldErrors = { pickup_point_id: "problem_pickup_point_no_cash" }
    const atLocker = {
      ...EMPTY,
      shipping_option_id: "so_locker",
      pickup_point_id: "1",
      payment_method: "cash_on_delivery",
    }
    expect(errorsLeft(refused, atLocker, { ...atLocker, city: "Győr" })).toEqual(refused)
    expect(errorsLeft(refused, atLocker, { ...atLocker, payment_method: "card" })).toEqual({})
    expect(errorsLeft(refused, atLocker, { ...atLocker, pickup_point_id: "2" })).toEqual({})
  })

  it("asks for a mobile number only while a locker is chosen", () => {
    const atLocker = {
      ...EMPTY,
      ...CORRECT,
      shipping_option_id: "so_locker",
      pickup_point_id: "1",
      phone: "06 1 234 5678",
    }
    const wrong = errorsOf(atLocker)
    expect(wrong).toEqual({ phone: "problem_pickup_point_needs_mobile" })
    expect(errorsLeft(wrong, atLocker, { ...atLocker, phone: "06 1 234 5679" })).toEqual(wrong)
    expect(errorsLeft(wrong, atLocker, { ...atLocker, phone: "06 20 123 4567" })).toEqual({})
    expect(errorsLeft(wrong, atLocker, { ...atLocker, shipping_option_id: "so_courier" })).toEqual({})
  })
})

describe("errorSaidAtOnce", () => {
  it.each([
    ["email", "anna@example", "errorEmail"],
    ["phone", "12", "errorPhone"],
    ["postal_code", "105", "errorPostalCode"],
  ])("names what is wrong with %s as the form itself does", (name, value, error) => {
    expect(errorSaidAtOnce(name, { ...EMPTY, ...CORRECT, [name]: value })).toEqual({ [name]: error })
    expect(errorsOf({ ...EMPTY, ...CORRECT, [name]: value })[name]).toBe(error)
  })

  it("says nothing about a correct or an empty field, one that needs the whole form, and one that is not asked for", () => {
    for (const name of Object.keys(CORRECT)) {
      expect(errorSaidAtOnce(name, { ...EMPTY, ...CORRECT })).toEqual({})
      expect(errorSaidAtOnce(name, { ...EMPTY, ...CORRECT, [name]: " " })).toEqual({})
    }
    expect(errorSaidAtOnce("tax_number", { ...EMPTY, ...CORRECT, tax_number: "1" })).toEqual({})
    const same = { ...EMPTY, ...CORRECT, billing_same: "on", billing_postal_code: "1" }
    expect(errorSaidAtOnce("billing_postal_code", same)).toEqual({})
  })
})

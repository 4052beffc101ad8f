import type { Locale } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { parseDetails, pickupErrors } from "./details-schema.ts"

const complete = {
  email: "Anna@Example.HU",
  phone: "06 30 123 4567",
  last_name: "Kovács",
  first_name: "Anna",
  postal_code: "1052",
  city: "Budapest",
  address_1: "Váci utca 12.",
  shipping_option_id: "so_01ABC",
  payment_method: "bank_transfer",
  billing_same: "on",
}

function parse(fields: Record<string, string>, locale: Locale = "hu") {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseDetails(form, locale)
}

describe("parseDetails", () => {
  it("needs a delivery, unless all goes by mail", () => {
    const { shipping_option_id: _none, ...undelivered } = complete
    expect(parse(undelivered)).toEqual({ ok: false, errors: { shipping_option_id: "errorDelivery" } })
    expect(parse({ ...undelivered, sent_by_mail: "on" })).toMatchObject({
      ok: true,
      details: { billing: null },
    })
  })

  it("takes a complete form and brings e-mail and phone into one form", () => {
    const parsed = parse(complete)
    expect(parsed).toMatchObject({
      ok: true,
      details: {
        email: "anna@example.hu",
        phone: "+36301234567",
        billing: null,
        company: null,
        newsletter: false,
        survey: false,
        notes: "",
      },
    })
  })

  it("takes the one address of an order that is collected in any country", () => {
    const abroad = { ...complete, country_code: "at", postal_code: "1010", city: "Wien", province: "Wien" }
    const collected = { ...abroad, own_option_id: "so_01ABC" }
    expect(parse(collected)).toMatchObject({
      ok: true,
      details: { country_code: "at", postal_code: "1010", province: "Wien", billing: null },
    })
    expect(parse({ ...collected, postal_code: "SW1A 1AA", country_code: "gb" })).toMatchObject({ ok: true })
    expect(parse({ ...collected, postal_code: "", country_code: "xx" })).toEqual({
      ok: false,
      errors: { country_code: "errorCountry", postal_code: "errorPostalCodeAbroad" },
    })
    // Chosen before the courier was: an Austrian code may look like a Hungarian one.
    expect(parse(abroad)).toEqual({ ok: false, errors: { country_code: "errorNotDelivered" } })
    expect(parse({ ...abroad, country_code: "hu" })).toMatchObject({
      ok: true,
      details: { country_code: "hu", province: "" },
    })
  })

  it("takes another billing address in any country, with a company's VAT number of that country", () => {
    const { billing_same: _same, ...apart } = complete
    const billed = {
      ...apart,
      billing_last_name: "Gruber",
      billing_first_name: "Eva",
      billing_country_code: "de",
      billing_postal_code: "10115",
      billing_city: "Berlin",
      billing_address_1: "Torstraße 1",
      company_invoice: "on",
      company: "Muster GmbH",
    }
    expect(parse({ ...billed, tax_number: "de 123 456 789" })).toMatchObject({
      ok: true,
      details: {
        country_code: "hu",
        billing: { country_code: "de", postal_code: "10115" },
        company: { company: "Muster GmbH", tax_number: "DE123456789" },
      },
    })
    for (const tax_number of ["", "12345676-1-41", "ATU12345678"]) {
      expect(parse({ ...billed, tax_number })).toEqual({
        ok: false,
        errors: { tax_number: "errorVatNumber" },
      })
    }
  })

  it("names every field of an empty form", () => {
    expect(parse({ billing_same: "on" })).toEqual({
      ok: false,
      errors: {
        email: "errorEmail",
        phone: "errorPhone",
        last_name: "errorLastName",
        first_name: "errorFirstName",
        postal_code: "errorPostalCode",
        city: "errorCity",
        address_1: "errorAddress1",
        shipping_option_id: "errorDelivery",
        payment_method: "errorPayment",
      },
    })
  })

  it.each([
    ["hu", "last_name", "first_name"],
    ["en", "first_name", "last_name"],
  ] as const)("lists errors in the order of the form in %s", (locale, first, second) => {
    const parsed = parse({ company_invoice: "on" }, locale)
    expect(Object.keys(parsed.ok ? {} : parsed.errors)).toEqual([
      "shipping_option_id",
      "email",
      "phone",
      first,
      second,
      "postal_code",
      "city",
      "address_1",
      ...[first, second, "postal_code", "city", "address_1"].map((name) => `billing_${name}`),
      "company",
      "tax_number",
      "payment_method",
    ])
  })

  it.each([
    ["email", "anna@", "errorEmail"],
    ["email", `${"a".repeat(250)}@example.hu`, "errorEmail"],
    ["phone", "12", "errorPhone"],
    ["postal_code", "105", "errorPostalCode"],
    ["postal_code", "0123", "errorPostalCode"],
    ["city", "  ", "errorCity"],
    ["address_1", "x".repeat(121), "errorTooLong"],
    ["notes", "x".repeat(501), "errorTooLong"],
    ["shipping_option_id", "../admin", "errorDelivery"],
    ["payment_method", "pp_system_default", "errorPayment"],
  ])("refuses %s = %j", (field, value, error) => {
    expect(parse({ ...complete, [field]: value })).toEqual({ ok: false, errors: { [field]: error } })
  })

  const collected = {
    ...complete,
    pickup_option_id: complete.shipping_option_id,
    pickup_point_id: "point_1",
  }

  it.each([
    ["06 1 234 5678", "problem_pickup_point_needs_mobile"],
    ["+36 62 123 456", "problem_pickup_point_needs_mobile"],
    ["06 70 123 4567", undefined],
    ["+43 1 5134567", undefined],
    ["12", "errorPhone"],
  ])("lets a locker write to %s: %s", (phone, error) => {
    const parsed = parse({ ...collected, phone })
    expect(parsed.ok ? undefined : parsed.errors).toEqual(error && { phone: error })
  })

  it("takes a landline for every other delivery", () => {
    expect(parse({ ...complete, phone: "06 1 234 5678" }).ok).toBe(true)
  })

  it("lists errors in the order of the form", () => {
    const parsed = parse({ ...collected, phone: "06 1 234 5678", email: "", city: "", pickup_point_id: "" })
    expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(["pickup_point_id", "email", "phone", "city"])
  })

  it("puts what the back end finds beside the field to mend", () => {
    expect(pickupErrors([{ code: "pickup_point_needs_mobile" }])).toEqual({
      phone: "problem_pickup_point_needs_mobile",
    })
    expect(pickupErrors([{ code: "pickup_point_no_cash" }])).toEqual({
      pickup_point_id: "problem_pickup_point_no_cash",
    })
    expect(pickupErrors([{ code: "cart_empty" }])).toBeNull()
  })

  it.each(["pickup_option_id", "own_option_id"])(
    "asks for no second address of what is collected: %s",
    (option) => {
      const { billing_same, ...other } = { ...complete, pickup_point_id: "point_1" }
      expect(parse({ ...other, [option]: complete.shipping_option_id })).toMatchObject({
        ok: true,
        details: { billing: null },
      })
    },
  )

  it("takes a postal code as it stands on envelopes", () => {
    expect(parse({ ...complete, postal_code: "H-1052" })).toMatchObject({ details: { postal_code: "1052" } })
  })

  it("asks for the billing address when it differs", () => {
    const { billing_same, ...other } = complete
    expect(parse(other)).toMatchObject({
      ok: false,
      errors: { billing_last_name: "errorLastName", billing_city: "errorCity" },
    })
    const filled = {
      ...other,
      billing_last_name: "Nagy",
      billing_first_name: "Béla",
      billing_postal_code: "6720",
    }
    expect(parse({ ...filled, billing_city: "Szeged", billing_address_1: "Kárász utca 1." })).toMatchObject({
      ok: true,
      details: { billing: { last_name: "Nagy", city: "Szeged" } },
    })
  })

  it.each([
    [{}, { company: "errorCompany", tax_number: "errorTaxNumberMissing" }],
    [{ company: "Minta Kft." }, { tax_number: "errorTaxNumberMissing" }],
    [{ company: "Minta Kft.", tax_number: "12345678-1-41" }, { tax_number: "errorTaxNumberCheck" }],
    [{ company: "Minta Kft.", tax_number: "123" }, { tax_number: "errorTaxNumberFormat" }],
    [{ tax_number: "12345676-1-41" }, { company: "errorCompany" }],
  ])("wants company name and tax number together: %j", (fields, errors) => {
    expect(parse({ ...complete, company_invoice: "on", ...fields })).toEqual({ ok: false, errors })
  })

  it("takes a company with its tax number in any writing", () => {
    const parsed = parse({
      ...complete,
      company_invoice: "on",
      company: "Minta Kft.",
      tax_number: "12345676141",
    })
    expect(parsed).toMatchObject({
      ok: true,
      details: { company: { company: "Minta Kft.", tax_number: "12345676-1-41" } },
    })
  })
})

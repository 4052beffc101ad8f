import { describe, expect, it } from "vitest"
import { parseAddressForm } from "./address-form-schema.ts"

const complete = {
  last_name: "Kovács",
  first_name: "Anna",
  postal_code: "1052",
  city: "Budapest",
  address_1: "Váci utca 12.",
  phone: "",
}

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseAddressForm(form, "hu")
}

describe("parseAddressForm", () => {
  it("takes an address without phone and company", () => {
    expect(parse(complete)).toMatchObject({
      ok: true,
      address: { phone: null, company: null, address_2: "", is_default_shipping: false },
    })
  })

  it("takes a company with its tax number, and the ticks", () => {
    const company = { company_address: "on", company: "Fazekas Kft.", tax_number: "12345676-1-41" }
    expect(parse({ ...complete, ...company, is_default_billing: "on" })).toMatchObject({
      ok: true,
      address: {
        company: { company: "Fazekas Kft.", tax_number: "12345676-1-41" },
        is_default_shipping: false,
        is_default_billing: true,
      },
    })
  })

  it("takes an address abroad, with its VAT number and never for deliveries", () => {
    const abroad = { ...complete, country_code: "at", postal_code: "A-1010", city: "Wien", province: "Wien" }
    const company = { company_address: "on", company: "Muster GmbH", tax_number: "ATU12345678" }
    const ticks = { is_default_shipping: "on", is_default_billing: "on" }
    expect(parse({ ...abroad, ...company, ...ticks })).toMatchObject({
      ok: true,
      address: {
        country_code: "at",
        postal_code: "A-1010",
        province: "Wien",
        company: { tax_number: "ATU12345678" },
        is_default_shipping: false,
        is_default_billing: true,
      },
    })
    expect(parse({ ...abroad, ...company, tax_number: "12345676-1-41" })).toMatchObject({
      errors: { tax_number: "errorVatNumber" },
    })
  })

  it("leaves out a company whose box is not ticked", () => {
    expect(parse({ ...complete, company: "Fazekas Kft." })).toMatchObject({
      ok: true,
      address: { company: null },
    })
  })

  it("names everything that is wrong", () => {
    expect(parse({ company_address: "on", postal_code: "12", phone: "x" })).toEqual({
      ok: false,
      errors: {
        last_name: "errorLastName",
        first_name: "errorFirstName",
        postal_code: "errorPostalCode",
        city: "errorCity",
        address_1: "errorAddress1",
        phone: "errorPhone",
        company: "errorCompany",
        tax_number: "errorTaxNumberMissing",
      },
    })
  })
})

import { describe, expect, it } from "vitest"
import { firstAddress } from "./save-first-address.ts"

const HOME = {
  first_name: "Anna",
  last_name: "Kovács",
  company: null,
  address_1: "Fő utca 1.",
  address_2: "",
  city: "Budapest",
  province: null,
  postal_code: "1011",
  country_code: "hu",
  phone: "+36301234567",
  metadata: null,
}
const OFFICE = {
  ...HOME,
  address_1: "Gyár utca 2.",
  company: "Kovács Kft.",
  metadata: { tax_number: "12345676-1-41" },
}

describe("the first saved address of a claimed order", () => {
  it("is where it was delivered, for deliveries and invoices", () => {
    expect(firstAddress({ shipping: HOME, billing: HOME })).toMatchObject({
      address_1: "Fő utca 1.",
      phone: "+36301234567",
      is_default_shipping: true,
      is_default_billing: true,
    })
  })

  it("has the invoice's company if that has the same address, and not for invoices otherwise", () => {
    const billing = { ...OFFICE, address_1: HOME.address_1 }
    expect(firstAddress({ shipping: HOME, billing })).toMatchObject({
      company: "Kovács Kft.",
      metadata: { tax_number: "12345676-1-41" },
      is_default_billing: true,
    })
    expect(firstAddress({ shipping: HOME, billing: OFFICE })).toMatchObject({
      address_1: "Fő utca 1.",
      company: null,
      metadata: { tax_number: "" },
      is_default_billing: false,
    })
  })

  it("is never for deliveries if it is abroad", () => {
    const collected = { ...HOME, address_1: "", city: "", postal_code: "" }
    const abroad = { ...HOME, address_1: "Graben 1", city: "Wien", postal_code: "1010", country_code: "at" }
    expect(firstAddress({ shipping: collected, billing: abroad })).toMatchObject({
      address_1: "Graben 1",
      country_code: "at",
      is_default_shipping: false,
      is_default_billing: true,
    })
  })

  it("is the buyer's if nothing was delivered, and none if there is none", () => {
    expect(firstAddress({ shipping: null, billing: OFFICE })).toMatchObject({
      address_1: "Gyár utca 2.",
      company: "Kovács Kft.",
    })
    expect(firstAddress({ shipping: { ...HOME, address_1: "" }, billing: null })).toBeNull()
    expect(firstAddress(undefined)).toBeNull()
  })
})

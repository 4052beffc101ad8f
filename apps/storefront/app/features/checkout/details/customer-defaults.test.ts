import type { CustomerAddress } from "@porteka/commerce-sdk/wire"
import { describe, expect, it } from "vitest"
import {
  chosenValues,
  isSaved,
  toCustomerOffer,
  valuesOfDelivery,
  withDefaults,
} from "./customer-defaults.ts"

const address = (id: string, change: Partial<CustomerAddress> = {}): CustomerAddress => ({
  id,
  customer_id: "cus_1",
  address_name: null,
  first_name: "Anna",
  last_name: "Kovács",
  company: null,
  address_1: `Fő utca ${id}.`,
  address_2: null,
  city: "Budapest",
  province: "Budapest",
  postal_code: "1011",
  country_code: "hu",
  phone: "+36301234567",
  metadata: null,
  is_default_shipping: false,
  is_default_billing: false,
  created_at: "",
  updated_at: "",
  ...change,
})

const customer = (...addresses: CustomerAddress[]) => ({
  email: "anna@example.com",
  first_name: "Anna",
  last_name: "Kovács",
  phone: "+36301111111",
  addresses,
})

const NOWHERE = {
  postal_code: "",
  city: "",
  province: "",
  address_1: "",
  address_2: "",
  country_code: "hu",
  saved_address: "",
}

describe("toCustomerOffer", () => {
  it("gives name, e-mail and phone where no address is saved", () => {
    expect(toCustomerOffer(customer(), "hu")).toEqual({
      addresses: [],
      defaults: {
        email: "anna@example.com",
        phone: "+36301111111",
        first_name: "Anna",
        last_name: "Kovács",
        billing_same: "on",
      },
      main: { delivered: NOWHERE, collected: NOWHERE },
    })
  })

  it("takes the default for delivery, else the first", () => {
    const { defaults } = toCustomerOffer(
      customer(address("1"), address("2", { is_default_shipping: true })),
      "hu",
    )
    expect(defaults).toMatchObject({ address_1: "Fő utca 2.", phone: "+36301234567", saved_address: "2" })
    // The county of a Hungarian address must not stay when another country is chosen.
    expect(defaults).toMatchObject({ country_code: "hu", province: "" })
    expect(toCustomerOffer(customer(address("1"), address("2")), "hu").defaults.address_1).toBe("Fő utca 1.")
  })

  it("fills in the billing address only where it is another one", () => {
    const both = address("1", { is_default_shipping: true, is_default_billing: true })
    expect(toCustomerOffer(customer(both), "hu").defaults.billing_same).toBe("on")
    const company = address("2", {
      is_default_billing: true,
      company: "Fazekas Kft.",
      metadata: { tax_number: "12345676-1-41" },
    })
    expect(toCustomerOffer(customer(address("1"), company), "hu").defaults).toMatchObject({
      billing_same: "",
      billing_address_1: "Fő utca 2.",
      company_invoice: "on",
      company: "Fazekas Kft.",
      tax_number: "12345676-1-41",
    })
  })

  it("names the addresses in the order of the language", () => {
    expect(toCustomerOffer(customer(address("1")), "hu").addresses[0]?.label).toBe(
      "Kovács Anna, 1011 Budapest, Fő utca 1.",
    )
  })
})

describe("a saved company address", () => {
  const company = address("1", { company: "Fazekas Kft.", metadata: { tax_number: "12345676-1-41" } })
  const invoiced = { company_invoice: "on", company: "Fazekas Kft.", tax_number: "12345676-1-41" }
  const [offered] = toCustomerOffer(customer(company), "hu").addresses
  const chosenIn = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return offered && chosenValues(offered, form)
  }

  it("is invoiced as a company if it is the only address", () => {
    expect(toCustomerOffer(customer(company), "hu").defaults).toMatchObject({
      billing_same: "on",
      ...invoiced,
    })
  })

  it("fills in the company when it is chosen for delivery and invoice", () => {
    expect(chosenIn({ billing_same: "on", billing_address_1: "" })).toMatchObject({
      address_1: "Fő utca 1.",
      ...invoiced,
    })
    expect(chosenIn({})).toMatchObject(invoiced)
  })

  it("leaves the company of another billing address", () => {
    expect(chosenIn({ billing_address_1: "Más utca 5." })).not.toHaveProperty("company")
  })
})

describe("a saved address abroad", () => {
  const wien = address("9", { country_code: "at", postal_code: "1010", city: "Wien", phone: "+43123456" })
  const offer = toCustomerOffer(customer({ ...wien, is_default_billing: true }, address("1")), "hu")
  const chosenIn = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const [offered] = offer.addresses
    return offered && chosenValues(offered, form)
  }

  it("is nobody's delivery address", () => {
    expect(offer.defaults).toMatchObject({
      address_1: "Fő utca 1.",
      country_code: "hu",
      saved_address: "1",
      billing_same: "",
      billing_city: "Wien",
      billing_country_code: "at",
    })
    expect(toCustomerOffer(customer(wien), "hu").defaults).not.toHaveProperty("address_1")
  })

  it("becomes that of the invoice while a courier is chosen", () => {
    const chosen = chosenIn({ shipping_option_id: "so_courier", own_option_id: "so_own", billing_same: "on" })
    expect(chosen).toMatchObject({ billing_same: "", billing_city: "Wien", billing_country_code: "at" })
    expect(chosen).not.toHaveProperty("city")
    expect(chosen).not.toHaveProperty("billing_phone")
  })

  it("is the only address of an order that is collected", () => {
    expect(chosenIn({ shipping_option_id: "so_own", own_option_id: "so_own" })).toMatchObject({
      city: "Wien",
      country_code: "at",
      phone: "+43123456",
    })
  })
})

describe("a default billing address", () => {
  const wien = address("9", {
    country_code: "at",
    postal_code: "1010",
    city: "Wien",
    is_default_billing: true,
  })
  const offer = toCustomerOffer(customer(address("1"), wien), "hu")
  const untouched = { email: "", address_1: "" }
  const courier = { shipping_option_id: "so_1", pickup_option_id: "so_2", own_option_id: "so_3" }
  const locker = { ...courier, shipping_option_id: "so_2" }

  it.each([
    ["to a locker", locker],
    ["for pickup", { ...courier, shipping_option_id: "so_3" }],
    ["by e-mail", { ...courier, shipping_option_id: "", sent_by_mail: "on" }],
  ])("is the only address of an order %s", (_, choices) => {
    expect(withDefaults(untouched, offer, choices)).toMatchObject({
      city: "Wien",
      country_code: "at",
      saved_address: "9",
      phone: "+36301234567",
    })
  })

  it("is not that of an order that is delivered, or has no delivery yet", () => {
    for (const choices of [courier, { ...courier, shipping_option_id: "" }])
      expect(withDefaults(untouched, offer, choices)).toMatchObject({
        city: "Budapest",
        billing_city: "Wien",
      })
  })

  it("is filled in when such a delivery is chosen, and the delivery address when it is delivered after all", () => {
    const first = withDefaults(untouched, offer, courier)
    const chosen = valuesOfDelivery(offer, { ...first, ...locker })
    expect(chosen).toMatchObject({ city: "Wien", country_code: "at", saved_address: "9" })
    expect(chosen).not.toHaveProperty("phone")
    expect(valuesOfDelivery(offer, { ...first, ...chosen, ...courier })).toMatchObject({
      city: "Budapest",
      country_code: "hu",
      saved_address: "1",
    })
  })

  it("replaces nothing that was typed", () => {
    const typed = { ...withDefaults(untouched, offer, courier), address_1: "Más utca 5." }
    expect(valuesOfDelivery(offer, { ...typed, ...locker })).toBeNull()
    expect(valuesOfDelivery(offer, { ...typed, ...courier })).toBeNull()
  })

  it("leaves an empty address where nothing can be delivered", () => {
    const abroad = toCustomerOffer(customer(wien), "hu")
    const values = valuesOfDelivery(abroad, { ...locker, country_code: "hu" })
    expect(values).toMatchObject({ city: "Wien" })
    expect(valuesOfDelivery(abroad, { ...values, ...courier })).toEqual(NOWHERE)
  })

  it("leaves the typed name if no address is saved", () => {
    expect(withDefaults(untouched, toCustomerOffer(customer(), "hu"), locker)).toMatchObject({
      first_name: "Anna",
    })
  })
})

describe("withDefaults", () => {
  const offer = toCustomerOffer(customer(address("1")), "hu")

  it("leaves what was given on the cart", () => {
    const given = { email: "x@example.com", address_1: "Más utca 5.", notes: "" }
    expect(withDefaults(given, offer, {})).toEqual(given)
  })

  it("fills an untouched form, and for nobody else", () => {
    const empty = { email: "", address_1: "", notes: "csengő", billing_same: "on" }
    expect(withDefaults(empty, offer, {})).toMatchObject({ email: "anna@example.com", notes: "csengő" })
    expect(withDefaults(empty, null, {})).toBe(empty)
  })
})

describe("isSaved", () => {
  const typed = {
    first_name: "Anna",
    last_name: "Kovács",
    country_code: "hu",
    postal_code: "1011",
    province: "",
    city: "Budapest",
    address_1: "Fő utca 1.",
    address_2: "",
  }

  it("compares what a person fills in", () => {
    expect(isSaved(typed, [address("1")])).toBe(true)
    expect(isSaved({ ...typed, address_2: "2. em." }, [address("1")])).toBe(false)
    expect(isSaved({ ...typed, country_code: "sk" }, [address("1")])).toBe(false)
    expect(isSaved(typed, [])).toBe(false)
  })
})

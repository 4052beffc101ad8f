import type { AccountCustomer, CustomerAddress } from "@porteka/commerce-sdk/wire"
import { addressLines } from "@porteka/hungary"
import { ADDRESS_FIELDS, type FilledAddress } from "#app/forms/address-field-names.ts"
import type { Locale } from "#app/i18n/locales.ts"

type Values = Record<string, string>

/** A saved address to choose at the checkout. */
export interface OfferedAddress {
  id: string
  label: string
  /** By the names of the form's fields. */
  values: Values
}

/** Saved data of a logged-in customer for the form (specification, section 6). */
export interface CustomerOffer {
  addresses: OfferedAddress[]
  /** The initial values of the form. */
  defaults: Values
}

type Known = Pick<AccountCustomer, "email" | "first_name" | "last_name" | "phone" | "addresses">

export function toCustomerOffer(customer: Known, locale: Locale): CustomerOffer {
  const { addresses } = customer
  return {
    addresses: addresses.map((address) => ({
      id: address.id,
      label: addressLines(address, locale).join(", "),
      values: deliveryValues(address),
    })),
    defaults: {
      email: customer.email,
      phone: customer.phone ?? "",
      first_name: customer.first_name ?? "",
      last_name: customer.last_name ?? "",
      ...deliveryDefaults(addresses),
      ...billingDefaults(addresses),
    },
  }
}

const shippingOf = (addresses: CustomerAddress[]) =>
  addresses.find(({ is_default_shipping: is }) => is) ?? addresses[0]

function deliveryDefaults(addresses: CustomerAddress[]): Values {
  const address = shippingOf(addresses)
  return address ? { ...deliveryValues(address), saved_address: address.id } : {}
}

function billingDefaults(addresses: CustomerAddress[]): Values {
  const billing = addresses.find(({ is_default_billing: is }) => is)
  if (!billing) return { billing_same: "on" }
  const company: Values = billing.company
    ? {
        company_invoice: "on",
        company: billing.company,
        tax_number: billing.metadata?.tax_number ?? "",
      }
    : {}
  const isSame = billing.id === shippingOf(addresses)?.id
  return { billing_same: isSame ? "on" : "", ...(isSame ? {} : fieldsOf(billing, "billing_")), ...company }
}

function deliveryValues(address: CustomerAddress): Values {
  return { ...fieldsOf(address, ""), ...(address.phone ? { phone: address.phone } : {}) }
}

function fieldsOf(address: CustomerAddress, prefix: string): Values {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [prefix + field, address[field] ?? ""]))
}

/** Input saved with this cart takes precedence; only an unused form gets the customer's data. */
export function withDefaults(values: Values, offer: CustomerOffer | null): Values {
  if (!offer) return values
  if (values.address_1) return { ...values, email: values.email || offer.defaults.email || "" }
  const { notes = "", newsletter = "", survey = "" } = values
  return {
    ...values,
    ...offer.defaults,
    notes,
    newsletter,
    survey,
    email: values.email || offer.defaults.email || "",
  }
}

/** Whether the customer has already saved this address. */
export function isSaved(typed: FilledAddress, addresses: readonly CustomerAddress[]): boolean {
  return addresses.some((address) =>
    ADDRESS_FIELDS.every((field) => (address[field] ?? "") === (typed[field] ?? "")),
  )
}

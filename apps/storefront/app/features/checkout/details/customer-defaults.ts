import type { AccountCustomer, CustomerAddress } from "@porteka/commerce-sdk/wire"
import { addressLines, isAbroad } from "@porteka/hungary"
import { type FilledAddress, fieldsOfAddress, isSameAddress } from "#app/forms/address-field-names.ts"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { BILLING_PREFIX, isCollected } from "./asked-fields.ts"

type Values = Record<string, string>

/** A saved address to choose at the checkout. */
export interface OfferedAddress {
  id: string
  label: string
  /** By the names of the form's fields. */
  values: Values
  /** The company at this address, for an invoice made out to it. */
  company: Values
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
      company: companyOf(address),
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

/**
 * What choosing the address fills into the form: its company only where the invoice has no address of its own. Nothing is
 * brought abroad, so there such an address becomes that of the invoice.
 */
export function chosenValues({ values, company }: OfferedAddress, form: FormData): Values {
  if (isForeignField(values.country_code) && !isCollected(textsOf(form))) {
    const { phone: _delivered, ...address } = values
    return { billing_same: "", ...withPrefix(address), ...company }
  }
  const isBilledApart = form.has("billing_address_1") && form.get("billing_same") !== "on"
  return isBilledApart ? values : { ...values, ...company }
}

const shippingOf = (addresses: CustomerAddress[]) => {
  const served = addresses.filter(({ country_code: country }) => !isAbroad(country))
  return served.find(({ is_default_shipping: is }) => is) ?? served[0]
}

function deliveryDefaults(addresses: CustomerAddress[]): Values {
  const address = shippingOf(addresses)
  return address ? { ...deliveryValues(address), saved_address: address.id } : {}
}

function billingDefaults(addresses: CustomerAddress[]): Values {
  const billing = addresses.find(({ is_default_billing: is }) => is)
  const shipping = shippingOf(addresses)
  if (!billing) return { billing_same: "on", ...(shipping && companyOf(shipping)) }
  const isSame = billing.id === shipping?.id
  return {
    billing_same: isSame ? "on" : "",
    ...(isSame ? {} : withPrefix(fieldsOfAddress(billing))),
    ...companyOf(billing),
  }
}

function companyOf({ company, metadata }: CustomerAddress): Values {
  return company ? { company_invoice: "on", company, tax_number: metadata?.tax_number ?? "" } : {}
}

function deliveryValues(address: CustomerAddress): Values {
  return { ...fieldsOfAddress(address), ...(address.phone ? { phone: address.phone } : {}) }
}

const withPrefix = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [BILLING_PREFIX + name, value]))

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
  return addresses.some((address) => isSameAddress(address, typed))
}

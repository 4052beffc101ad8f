import type { AccountCustomer, CustomerAddress } from "@porteka/commerce-sdk/wire"
import { addressLines, isAbroad } from "@porteka/hungary"
import { COUNTRY_CODE } from "@porteka/shop"
import { type FilledAddress, fieldsOfAddress, isSameAddress } from "#app/forms/address-field-names.ts"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { BILLING_PREFIX, isCollected } from "../form/asked-fields.ts"

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
  main: MainAddress
}

/** The form's first address: where the order is delivered, or, if it is collected, that of the invoice. */
interface MainAddress {
  delivered: Values
  collected: Values
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
    main: mainAddress(addresses),
  }
}

/**
 * What choosing the address fills into the form: its company only where the invoice has no address of its own. Nothing is
 * delivered abroad, so there such an address becomes that of the invoice.
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

const billingOf = (addresses: CustomerAddress[]) => addresses.find(({ is_default_billing: is }) => is)

function mainAddress(addresses: CustomerAddress[]): MainAddress {
  const shipping = shippingOf(addresses)
  const billing = billingOf(addresses) ?? shipping ?? addresses[0]
  return { delivered: mainValues(shipping), collected: mainValues(billing) }
}

/** The phone stays: it is that of the person who gets the parcel. Without an address the name stays, too. */
function mainValues(address: CustomerAddress | undefined): Values {
  if (address) return { ...fieldsOfAddress(address), saved_address: address.id }
  const nowhere = Object.fromEntries(PLACE.map((field) => [field, ""]))
  return { ...nowhere, country_code: HOME, saved_address: "" }
}

const HOME = COUNTRY_CODE.toLowerCase()
const PLACE = ["postal_code", "city", "province", "address_1", "address_2"] as const

/**
 * What a newly chosen delivery fills into the first address: the saved one for that kind of delivery, unless the shopper has
 * typed or chosen another one; null: nothing.
 */
export function valuesOfDelivery({ main }: Pick<CustomerOffer, "main">, fields: Values): Values | null {
  const { delivered, collected } = main
  const [left, wanted] = isCollected(fields) ? [delivered, collected] : [collected, delivered]
  return PLACE.every((field) => (fields[field] ?? "") === left[field]) ? wanted : null
}

function billingDefaults(addresses: CustomerAddress[]): Values {
  const billing = billingOf(addresses)
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

/**
 * Input saved with this cart takes precedence; only an unused form gets the customer's data.
 * @param choices what the form says about the delivery
 */
export function withDefaults(values: Values, offer: CustomerOffer | null, choices: Values): Values {
  if (!offer) return values
  if (values.address_1) return { ...values, email: values.email || offer.defaults.email || "" }
  const { notes = "", newsletter = "", survey = "" } = values
  return {
    ...values,
    ...offer.defaults,
    ...(isCollected(choices) && offer.main.collected.saved_address ? offer.main.collected : {}),
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

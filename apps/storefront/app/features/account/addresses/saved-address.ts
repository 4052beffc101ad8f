import type { CustomerAddress } from "@porteka/commerce-sdk/wire"
import { addressLines, formatPhone, fullName, isAbroad } from "@porteka/hungary"
import { fieldsOfAddress } from "#app/forms/address-field-names.ts"
import type { Locale } from "#app/i18n/locales.ts"

/** A saved address for display on its card. */
export interface SavedAddress {
  id: string
  /** Distinguishes it from others in the labels of its buttons. */
  name: string
  lines: string[]
  phone: string | null
  /** Nothing is delivered to another country. */
  isAbroad: boolean
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

export function toSavedAddress(address: CustomerAddress, locale: Locale): SavedAddress {
  const [, place = ""] = addressLines({ ...address, company: null }, locale)
  return {
    id: address.id,
    name: [fullName(address, locale), place].filter(Boolean).join(", "),
    lines: addressLines(address, locale),
    phone: address.phone ? formatPhone(address.phone) : null,
    isAbroad: isAbroad(address.country_code),
    isDefaultShipping: address.is_default_shipping,
    isDefaultBilling: address.is_default_billing,
  }
}

/** The values of the form that changes a saved address. */
export function toAddressValues(address: CustomerAddress): Record<string, string> {
  return {
    ...fieldsOfAddress(address),
    phone: address.phone ?? "",
    company_address: address.company ? "on" : "",
    company: address.company ?? "",
    tax_number: address.metadata?.tax_number ?? "",
    is_default_shipping: address.is_default_shipping ? "on" : "",
    is_default_billing: address.is_default_billing ? "on" : "",
  }
}

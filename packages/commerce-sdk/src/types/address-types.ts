/** Postal addresses on the wire. Field names are Medusa's; country codes are lower-case ISO 3166-1 alpha-2. */

/** Where an address is used (specification 3, "Address"). */
export const ADDRESS_TYPES = ["shipping", "billing", "both"] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

/** Our own keys in an address's `metadata`. */
export interface AddressMetadata {
  address_type?: AddressType
  /**
   * Tax number of a company, whose name is in `company`: `12345678-1-42` (adószám); abroad its EU VAT number,
   * `ATU12345678`, or the country's own.
   */
  tax_number?: string
  [key: string]: unknown
}

/** An address as sent. `province` is the county (ruling D10), which the form derives from the postal code; abroad it may be empty. */
export interface AddressInput {
  first_name: string
  last_name: string
  company?: string | null | undefined
  address_1: string
  address_2?: string | null | undefined
  city: string
  province: string
  postal_code: string
  country_code: string
  phone?: string | null | undefined
  metadata?: AddressMetadata | null | undefined
}

/** An address of a cart or an order. */
export interface Address {
  id: string
  first_name: string | null
  last_name: string | null
  company: string | null
  address_1: string | null
  address_2: string | null
  city: string | null
  province: string | null
  postal_code: string | null
  country_code: string | null
  phone: string | null
  metadata?: AddressMetadata | null
}

/** A saved address of a customer. */
export interface CustomerAddress extends Address {
  customer_id: string
  address_name: string | null
  is_default_shipping: boolean
  is_default_billing: boolean
  created_at: string
  updated_at: string
}

export interface CustomerAddressInput extends AddressInput {
  address_name?: string | null | undefined
  is_default_shipping?: boolean | undefined
  is_default_billing?: boolean | undefined
}

/** The changed fields of a saved address; others stay. */
export type CustomerAddressChanges = {
  [Field in keyof CustomerAddressInput]?: CustomerAddressInput[Field] | undefined
}

import { isAbroad } from "@porteka/hungary"
import { recordOf } from "@porteka/shop"

/** Address fields that a shopper fills in, with the back end's names. */
export const ADDRESS_FIELDS = [
  "last_name",
  "first_name",
  "country_code",
  "postal_code",
  "city",
  "province",
  "address_1",
  "address_2",
] as const

type AddressField = (typeof ADDRESS_FIELDS)[number]

export type FilledAddress = Record<AddressField, string>

/** Whether two addresses are the same; the region does not count, because at home it follows from the postal code. */
export function isSameAddress(
  one: Partial<Record<AddressField, string | null>>,
  other: Partial<Record<AddressField, string | null>>,
): boolean {
  return ADDRESS_FIELDS.every((field) => field === "province" || (one[field] ?? "") === (other[field] ?? ""))
}

/** The form's fields of a stored address. Its county is left out at home, so that it does not stay when the country is changed. */
export function fieldsOfAddress(
  address: Partial<Record<AddressField, string | null>> | null,
): Record<AddressField, string> {
  const values = recordOf(ADDRESS_FIELDS, (field) => address?.[field] ?? "")
  return { ...values, ...(isAbroad(address?.country_code) ? {} : { province: "" }) }
}

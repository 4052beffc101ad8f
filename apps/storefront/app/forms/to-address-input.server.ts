import type { AddressInput } from "@porteka/commerce-sdk"
import { isAbroad } from "@porteka/hungary"
import { lookUpPostalCode } from "@porteka/hungary/postal-codes"
import type { FilledAddress } from "./address-field-names.ts"
import type { Company } from "./address-schema.ts"

/**
 * A form's address in the format of the back end. At home the county is derived from the postal code (ruling D10).
 */
export function toAddressInput(
  fields: FilledAddress,
  phone: string | null,
  company: Company | null,
): AddressInput {
  const address = {
    first_name: fields.first_name,
    last_name: fields.last_name,
    address_1: fields.address_1,
    address_2: fields.address_2 || null,
    city: fields.city,
    province: isAbroad(fields.country_code)
      ? fields.province
      : (lookUpPostalCode(fields.postal_code)?.county.name ?? ""),
    postal_code: fields.postal_code,
    country_code: fields.country_code,
    phone,
  }
  if (!company) return address
  return { ...address, company: company.company, metadata: { tax_number: company.tax_number } }
}

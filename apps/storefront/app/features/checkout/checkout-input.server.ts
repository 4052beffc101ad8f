import type { AddressInput, CheckoutInput } from "@porteka/commerce-sdk"
import { lookUpPostalCode } from "@porteka/hungary/postal-codes"
import { shop } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import type { FilledAddress } from "./details/address-field-names.ts"
import type { CheckoutDetails } from "./details/details-schema.ts"

/** The form as the back end takes it. The order, its mails and texts are in the language it was ordered in. */
export function toCheckoutInput(details: CheckoutDetails, locale: Locale): CheckoutInput {
  const delivery = toAddress(details, details.phone)
  const separate = details.billing !== null || details.company !== null
  return {
    locale,
    email: details.email,
    shipping_address: delivery,
    billing_address: separate ? toBillingAddress(details) : null,
    shipping_option_id: details.shipping_option_id,
    ...(details.pickup_point_id && { shipping_data: { pickup_point_id: details.pickup_point_id } }),
    payment_method: details.payment_method,
    notes: details.notes || null,
    newsletter: details.newsletter,
  }
}

function toBillingAddress(details: CheckoutDetails): AddressInput {
  const address = toAddress(details.billing ?? details, details.phone)
  if (!details.company) return address
  return {
    ...address,
    company: details.company.company,
    metadata: { tax_number: details.company.tax_number },
  }
}

/** Nobody is asked for the county: the postal code says it (decision D10). */
function toAddress(fields: FilledAddress, phone: string): AddressInput {
  return {
    first_name: fields.first_name,
    last_name: fields.last_name,
    address_1: fields.address_1,
    address_2: fields.address_2 || null,
    city: fields.city,
    province: lookUpPostalCode(fields.postal_code)?.county.name ?? "",
    postal_code: fields.postal_code,
    country_code: shop.country.code.toLowerCase(),
    phone,
  }
}

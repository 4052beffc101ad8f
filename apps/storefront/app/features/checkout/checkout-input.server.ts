import type { CheckoutInput } from "@porteka/commerce-sdk"
import { isAbroad } from "@porteka/hungary"
import { toAddressInput } from "#app/forms/to-address-input.server.ts"
import type { Locale } from "#app/i18n/locales.ts"
import type { CheckoutDetails } from "./form/details-schema.ts"

/**
 * The form in the format of the back end. The order, its e-mails and texts are in the language it was placed
 * in.
 */
export function toCheckoutInput(details: CheckoutDetails, locale: Locale): CheckoutInput {
  const abroad = isAbroad(details.country_code)
  const separate = abroad || details.billing !== null || details.company !== null
  return {
    locale,
    email: details.email,
    shipping_address: abroad ? null : toAddressInput(details, details.phone, null),
    billing_address: separate
      ? toAddressInput(details.billing ?? details, details.phone, details.company)
      : null,
    ...(details.shipping_option_id && { shipping_option_id: details.shipping_option_id }),
    ...(details.pickup_point_id && { shipping_data: { pickup_point_id: details.pickup_point_id } }),
    payment_method: details.payment_method,
    notes: details.notes || null,
    newsletter: details.newsletter,
    survey: details.survey,
  }
}

import type { SignUpInput } from "@porteka/commerce-sdk"
import { splitName } from "@porteka/hungary"
import { COUNTRY_CODE } from "@porteka/shop"
import { type Locale, preferredLocale } from "#app/i18n/locales.ts"
import type { SignupBody } from "./auth-bodies.ts"

/**
 * A registration in the format of the specification (section 5): missing fields are empty texts, the country
 * is HU, and the language is the visitor's unless the body names one of the shop's.
 */
export function toSignUp(body: SignupBody, visitLocale: Locale): SignUpInput {
  const locale = preferredLocale(body.attributes?.locale) ?? visitLocale
  const { first_name, last_name } = nameOf(body, locale)
  const address = toAddress(body, { first_name, last_name })
  return {
    email: body.username,
    password: body.password,
    first_name,
    last_name,
    phone: body.phone ?? "",
    locale,
    ...(address ? { address } : {}),
  }
}

function nameOf({ firstName, lastName, attributes }: SignupBody, locale: Locale) {
  if (firstName || lastName) return { first_name: firstName ?? "", last_name: lastName ?? "" }
  return splitName(attributes?.name ?? "", locale)
}

/** Only saved if it contains an address. */
function toAddress(body: SignupBody, name: { first_name: string; last_name: string }) {
  const { addressLine1, addressLine2, city, state, postalCode, country, phone } = body
  if (!addressLine1 || !city || !postalCode) return null
  return {
    ...name,
    address_1: addressLine1,
    address_2: addressLine2 ?? "",
    city,
    province: state ?? "",
    postal_code: postalCode,
    country_code: (country || COUNTRY_CODE).toLowerCase(),
    phone: phone ?? "",
  }
}

import type { AccountCustomer } from "@porteka/commerce-sdk"
import { fullName } from "@porteka/hungary"
import type { Locale } from "#app/i18n/locales.ts"

/** A customer in the format of `/api/auth/*` (specification, section 7). */
export interface AuthUser {
  userId: string
  username: string
  email: string
  name: string
  given_name: string
  family_name: string
  phone_number: string
}

export function toAuthUser(customer: AccountCustomer, locale: Locale): AuthUser {
  return {
    userId: customer.id,
    username: customer.email,
    email: customer.email,
    name: fullName(customer, locale),
    given_name: customer.first_name ?? "",
    family_name: customer.last_name ?? "",
    phone_number: customer.phone ?? "",
  }
}

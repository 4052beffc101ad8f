import { findLocale, LANGUAGES } from "@porteka/shop/languages"
import type { IdentityUser, SignUpProfile } from "../identity-provider.ts"
import type { Attributes } from "./user-pool.ts"

/** The pool accepts no other format, and would refuse the whole call. */
const E164 = /^\+[1-9]\d{6,14}$/

type Named = Pick<SignUpProfile, "first_name" | "last_name" | "phone">

/** A person's data for the pool; unknown fields are left out. */
export function toAttributes({ first_name, last_name, phone }: Named): Attributes {
  const name = [first_name, last_name].filter(Boolean).join(" ")
  const number = phone?.replace(/[\s()/-]/g, "") ?? ""
  return {
    ...(first_name ? { given_name: first_name } : {}),
    ...(last_name ? { family_name: last_name } : {}),
    ...(name ? { name } : {}),
    ...(E164.test(number) ? { phone_number: number } : {}),
  }
}

/**
 * A person from the pool's data; null while the address is not verified, because it could be anybody's. A
 * single name is split at the first space (ruling D9); separate name fields have priority.
 */
export function toUser(subject: string, attributes: Attributes): IdentityUser | null {
  const { email, email_verified, name = "", given_name, family_name, phone_number, locale } = attributes
  if (!email || email_verified !== "true") return null
  const [first = "", ...rest] = name.trim().split(/\s+/)
  const language = findLocale(locale)
  const parts =
    language && LANGUAGES[language].familyNameFirst
      ? { first_name: rest.join(" "), last_name: first }
      : { first_name: first, last_name: rest.join(" ") }
  const first_name = given_name || parts.first_name
  const last_name = family_name || parts.last_name
  return {
    subject,
    email: email.toLowerCase(),
    ...(first_name ? { first_name } : {}),
    ...(last_name ? { last_name } : {}),
    ...(phone_number ? { phone: phone_number } : {}),
  }
}

import { LANGUAGES, type Locale } from "@porteka/shop/languages"

export interface PersonName {
  /** Keresztnév. */
  first_name: string
  /** Vezetéknév. */
  last_name: string
}

/** In the order of the language; missing parts leave no extra space. */
export function fullName(
  name: { first_name?: string | null; last_name?: string | null },
  locale: Locale,
): string {
  const parts = [name.first_name, name.last_name]
  return (LANGUAGES[locale].familyNameFirst ? parts.reverse() : parts)
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ")
}

/**
 * Splits a name given as one text at the first space (ruling D9): in Hungarian the first part is the family
 * name, in English the given name. Only for names that nobody can be asked about, such as those of an
 * identity provider or an author: forms have two fields.
 */
export function splitName(name: string, locale: Locale): PersonName {
  const trimmed = name.trim().replace(/\s+/g, " ")
  const space = trimmed.indexOf(" ")
  const first = space === -1 ? trimmed : trimmed.slice(0, space)
  const rest = space === -1 ? "" : trimmed.slice(space + 1)
  return LANGUAGES[locale].familyNameFirst
    ? { last_name: first, first_name: rest }
    : { first_name: first, last_name: rest }
}

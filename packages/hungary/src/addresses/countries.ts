import { LANGUAGES, type Locale } from "@porteka/shop/languages"
import { EU_VAT_NUMBERS } from "../numbers/eu-vat-number.ts"

/** Where the shop delivers; ISO 3166-1 alpha-2, in lower case as the commerce API sends it. */
export const HOME_COUNTRY = "hu"

/** Outside the European Union: the neighbors, the rest of Western Europe, and where most Hungarians live. */
const OTHER_COUNTRIES = [
  "al",
  "au",
  "ba",
  "ca",
  "ch",
  "gb",
  "il",
  "is",
  "li",
  "md",
  "me",
  "mk",
  "no",
  "nz",
  "rs",
  "tr",
  "ua",
  "us",
  "xk",
]

/** The countries of billing addresses. Parcels go to the first one only. */
export const BILLING_COUNTRIES: readonly string[] = [
  HOME_COUNTRY,
  ...Object.keys(EU_VAT_NUMBERS),
  ...OTHER_COUNTRIES,
]

/** Whether the code is that of another country; a missing one is the shop's own. */
export const isAbroad = (countryCode: string | null | undefined): boolean =>
  Boolean(countryCode) && countryCode?.toLowerCase() !== HOME_COUNTRY

/** The country's name in the reader's language; a code that is no country's stays as it is. */
export function countryName(countryCode: string, locale: Locale): string {
  const code = countryCode.toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LANGUAGES[locale].tag, { type: "region" }).of(code) ?? code
}

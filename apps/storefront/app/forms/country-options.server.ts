import { BILLING_COUNTRIES, countryName, HOME_COUNTRY } from "@porteka/hungary"
import { byLanguage } from "@porteka/shop/languages"
import { LANGUAGES, type Locale } from "#app/i18n/locales.ts"
import type { CountryOption } from "./country-field.tsx"

const OPTIONS = byLanguage(optionsIn)

/** The countries of billing addresses for a select, the shop's own first. */
export const countryOptions = (locale: Locale): readonly CountryOption[] => OPTIONS[locale]

function optionsIn(locale: Locale): CountryOption[] {
  const named = BILLING_COUNTRIES.map((code) => ({ code, name: countryName(code, locale) }))
  const { compare } = new Intl.Collator(LANGUAGES[locale].tag)
  return named.toSorted(
    (a, b) => Number(b.code === HOME_COUNTRY) - Number(a.code === HOME_COUNTRY) || compare(a.name, b.name),
  )
}

import { LANGUAGES, type Locale, textsByLanguage } from "@porteka/shop/languages"
import { isInUnion } from "../numbers/eu-vat-number.ts"
import { countryName, isAbroad } from "./countries.ts"
import { fullName } from "./person-name.ts"

const TAX_NUMBER = textsByLanguage({
  hu: { home: "Adószám", union: "Közösségi adószám", elsewhere: "Külföldi adószám" },
  en: { home: "Tax number", union: "EU VAT number", elsewhere: "Foreign tax number" },
})

/** An address with the commerce API's field names; every part may be missing. */
export interface PrintableAddress {
  first_name?: string | null
  last_name?: string | null
  company?: string | null
  address_1?: string | null
  address_2?: string | null
  city?: string | null
  province?: string | null
  postal_code?: string | null
  country_code?: string | null
  /** `tax_number` is printed with a company. */
  metadata?: { tax_number?: string; [key: string]: unknown } | null
}

/**
 * The printed lines of an address: name, company, tax number, postal code and town, street, floor; the town
 * where the language puts it. Abroad it comes after the street, the region beside it, and the country last.
 */
export function addressLines(address: PrintableAddress, locale: Locale): string[] {
  const foreign = isAbroad(address.country_code)
  const place = [address.postal_code, address.city].filter(Boolean).join(" ")
  const town = [place, foreign ? address.province?.trim() : null].filter(Boolean).join(", ")
  const street = [address.address_1, address.address_2]
  const lines = [
    fullName(address, locale),
    address.company,
    address.company ? taxNumberLine(address, locale) : null,
    ...(LANGUAGES[locale].townFirst && !foreign ? [town, ...street] : [...street, town]),
    foreign ? countryName(address.country_code ?? "", locale) : null,
  ]
  return lines.map((line) => line?.trim() ?? "").filter((line) => line !== "")
}

function taxNumberLine({ metadata, country_code }: PrintableAddress, locale: Locale): string | null {
  return metadata?.tax_number ? `${taxNumberName(country_code, locale)}: ${metadata.tax_number}` : null
}

/** What the tax number of a company in that country is called. */
export function taxNumberName(countryCode: string | null | undefined, locale: Locale): string {
  const names = TAX_NUMBER[locale]
  if (!countryCode || !isAbroad(countryCode)) return names.home
  return isInUnion(countryCode) ? names.union : names.elsewhere
}

import { LANGUAGES, type Locale, textsByLanguage } from "@porteka/shop/languages"
import { fullName } from "./person-name.ts"

const HOME_COUNTRY = "HU"
const TAX_NUMBER = textsByLanguage({ hu: "Adószám", en: "Tax number" })

/** An address with the commerce API's field names; every part may be missing. */
export interface PrintableAddress {
  first_name?: string | null
  last_name?: string | null
  company?: string | null
  address_1?: string | null
  address_2?: string | null
  city?: string | null
  postal_code?: string | null
  country_code?: string | null
  /** `tax_number` is printed with a company. */
  metadata?: { tax_number?: string; [key: string]: unknown } | null
}

/**
 * The printed lines of an address: name, company, tax number, postal code and town, street, floor; the town
 * where the language puts it. The country is printed only if it is not Hungary.
 *
 * @param countryName name of the address's country in the reader's language, for foreign addresses
 */
export function addressLines(address: PrintableAddress, locale: Locale, countryName?: string): string[] {
  const town = [address.postal_code, address.city].filter(Boolean).join(" ")
  const street = [address.address_1, address.address_2]
  const country = (address.country_code ?? HOME_COUNTRY).toUpperCase()
  const lines = [
    fullName(address, locale),
    address.company,
    address.company ? taxNumberLine(address, locale) : null,
    ...(LANGUAGES[locale].townFirst ? [town, ...street] : [...street, town]),
    country === HOME_COUNTRY ? null : (countryName ?? country),
  ]
  return lines.map((line) => line?.trim() ?? "").filter((line) => line !== "")
}

function taxNumberLine(address: PrintableAddress, locale: Locale): string | null {
  const taxNumber = address.metadata?.tax_number
  if (!taxNumber) return null
  return `${TAX_NUMBER[locale]}: ${taxNumber}`
}

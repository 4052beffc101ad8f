import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import type { PrintableAddress } from "./address-lines.ts"
import { fullName } from "./person-name.ts"

const NAMES = textsByLanguage({
  hu: { name: "név", postalCode: "irányítószám", city: "település", street: "utca, házszám" },
  en: { name: "name", postalCode: "postal code", city: "town", street: "street and number" },
})

/**
 * The fields that an address needs to name the buyer on an invoice (2007. CXXVII. tv. 169. § e) and lacks.
 * @param locale the reader's language
 */
export function missingOfBuyer(address: PrintableAddress, locale: Locale): string[] {
  const names = NAMES[locale]
  const parts: [string, string | null | undefined][] = [
    [names.name, address.company?.trim() || fullName(address, "hu")],
    [names.postalCode, address.postal_code],
    [names.city, address.city],
    [names.street, address.address_1],
  ]
  return parts.filter(([, value]) => !value?.trim()).map(([name]) => name)
}

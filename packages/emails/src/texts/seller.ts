import type { PostalAddress, Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"

/** `1052 Budapest, Kézműves köz 3.` */
export function postalLine({ postalCode, city, street }: PostalAddress): string {
  return `${postalCode} ${city}, ${street}`
}

const REGISTERS = textsByLanguage({
  hu: { company: "Cégjegyzékszám", soleTrader: "Egyéni vállalkozó nyilvántartási száma" },
  en: { company: "Company number", soleTrader: "Sole trader’s registration number" },
})

/** The seller's number in the register, and what it is called: a company's or a sole trader's. */
export function registration(
  { legal }: Pick<Shop, "legal">,
  locale: Locale,
): [label: string, number: string] {
  const { company, soleTrader } = REGISTERS[locale]
  return legal.soleTraderNumber === null
    ? [company, legal.companyNumber ?? ""]
    : [soleTrader, legal.soleTraderNumber]
}

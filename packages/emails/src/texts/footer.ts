import type { Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { postalLine } from "./seller.ts"

const WORDS = textsByLanguage({
  hu: {
    seat: (place: string) => place,
    company: (number: string, court: string, taxNumber: string) =>
      `Cégjegyzékszám: ${number} (${court}) · Adószám: ${taxNumber}`,
  },
  en: {
    seat: (place: string) => `${place}, Hungary`,
    company: (number: string, court: string, taxNumber: string) =>
      `Company number: ${number} (${court}) · Tax number: ${taxNumber}`,
  },
})

/** The seller's data at the end of every e-mail (2001. CVIII. tv. 4. §), one line each. */
export function footerLines({ legal, contact }: Shop, locale: Locale): string[] {
  const { seat, company } = WORDS[locale]
  return [
    `${legal.name} · ${seat(postalLine(legal.seat))}`,
    company(legal.companyNumber, legal.registeringCourt[locale], legal.taxNumber),
    `${contact.email} · ${contact.phone} (${contact.hours[locale]})`,
  ]
}

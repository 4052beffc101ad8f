import type { Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { postalLine, registration } from "./seller.ts"

const WORDS = textsByLanguage({
  hu: {
    seat: (place: string) => place,
    taxNumber: "Adószám",
  },
  en: {
    seat: (place: string) => `${place}, Hungary`,
    taxNumber: "Tax number",
  },
})

/** The seller's data at the end of every e-mail (2001. CVIII. tv. 4. §), one line each. */
export function footerLines(shop: Shop, locale: Locale): string[] {
  const { legal, contact } = shop
  const { seat, taxNumber } = WORDS[locale]
  const [register, number] = registration(shop, locale)
  return [
    `${legal.name} · ${seat(postalLine(legal.seat))}`,
    `${register}: ${number} (${legal.registeringCourt[locale]}) · ${taxNumber}: ${legal.taxNumber}`,
    `${contact.email} · ${contact.phone} (${contact.hours[locale]})`,
  ]
}

import { shop } from "@porteka/shop"
import type { EmailLocale } from "../email.ts"
import { postalLine } from "./seller.ts"

/** The seller's data under every letter (2001. CVIII. tv. 4. §), one line each. */
export function footerLines(locale: EmailLocale): string[] {
  const { legal, contact } = shop
  return locale === "hu"
    ? [
        `${legal.name} · ${postalLine(legal.seat)}`,
        `Cégjegyzékszám: ${legal.companyNumber} (${legal.registeringCourt.hu}) · Adószám: ${legal.taxNumber}`,
        `${contact.email} · ${contact.phone} (${contact.hours.hu})`,
      ]
    : [
        `${legal.name} · ${postalLine(legal.seat)}, Hungary`,
        `Company number: ${legal.companyNumber} (${legal.registeringCourt.en}) · Tax number: ${legal.taxNumber}`,
        `${contact.email} · ${contact.phone} (${contact.hours.en})`,
      ]
}

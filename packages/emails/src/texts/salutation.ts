import { fullName, withArticle } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import type { EmailLocale } from "../email.ts"

/** Whom a letter is written to. */
export interface Recipient {
  first_name?: string | null
  last_name?: string | null
}

/** Formal, by the whole name: no guess at a title, and never the family name alone. */
export function greetingTo(recipient: Recipient | null, locale: EmailLocale): string {
  const name =
    recipient?.first_name?.trim() && recipient.last_name?.trim() ? fullName(recipient, locale) : null
  if (locale === "hu") return `Tisztelt ${name ?? "Vásárlónk"}!`
  return `Dear ${name ?? "Customer"},`
}

/** The last line of a letter. */
export function farewell(locale: EmailLocale): string {
  return locale === "hu"
    ? `Üdvözlettel: ${withArticle(shop.name)} csapata`
    : `Kind regards, the ${shop.name} team`
}

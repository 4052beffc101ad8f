import { fullName, withArticle } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import type { EmailLocale } from "../email.ts"

/** Whom a letter is written to. */
export interface Recipient {
  first_name?: string | null
  last_name?: string | null
}

const LONGEST_NAME = 60

/**
 * Formal, by the whole name: no guess at a title, and never the family name alone. What does not look like a
 * name is left out, so that nobody sends advertisements to strangers in the name of the shop by registering.
 */
export function greetingTo(recipient: Recipient | null, locale: EmailLocale): string {
  const name = recipient?.first_name?.trim() && recipient.last_name?.trim() ? fullName(recipient, locale) : ""
  const believable = name.length <= LONGEST_NAME && /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$))+$/u.test(name)
  if (locale === "hu") return `Tisztelt ${believable ? name : "Vásárlónk"}!`
  return `Dear ${believable ? name : "Customer"},`
}

/** The last line of a letter. */
export function farewell(locale: EmailLocale): string {
  return locale === "hu"
    ? `Üdvözlettel: ${withArticle(shop.name)} csapata`
    : `Kind regards, the ${shop.name} team`
}

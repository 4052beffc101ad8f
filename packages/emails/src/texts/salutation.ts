import { fullName, withArticle } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"

/** The recipient of an e-mail. */
export interface Recipient {
  first_name?: string | null
  last_name?: string | null
  /** The name as it was typed in one field, instead of the two. */
  typed_name?: string
}

const LONGEST_NAME = 60

const WORDS = textsByLanguage({
  hu: {
    dear: (name: string) => `Tisztelt ${name}!`,
    customer: "Vásárlónk",
    farewell: (name: string) => `Üdvözlettel: ${withArticle(name)} csapata`,
  },
  en: {
    dear: (name: string) => `Dear ${name},`,
    customer: "Customer",
    farewell: (name: string) => `Kind regards, the ${name} team`,
  },
})

/**
 * Formal, with the full name: without a guessed title, and never with the family name only. A text that does
 * not look like a name is left out, so that nobody can use a registration to send advertisements to strangers
 * in the shop's name.
 */
export function greetingTo(recipient: Recipient | null, locale: Locale): string {
  const { first_name, last_name, typed_name } = recipient ?? {}
  const parts = first_name?.trim() && last_name?.trim() ? fullName({ first_name, last_name }, locale) : ""
  const name = typed_name?.trim() ?? parts
  const believable = name.length <= LONGEST_NAME && /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$))+$/u.test(name)
  const { dear, customer } = WORDS[locale]
  return dear(believable ? name : customer)
}

/** The last line of an e-mail. */
export function farewell({ name }: Pick<Shop, "name">, locale: Locale): string {
  return WORDS[locale].farewell(name)
}

import { formatMoney } from "@porteka/hungary"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"

/** Mails follow each other, and each says the whole: nobody is to add the amounts up. */
const NAMES = textsByLanguage({
  hu: "Az ajándékkártyára eddig visszakerült",
  en: "Returned to the gift card so far",
})

/** The fact that a gift card has what it had paid back; none when nothing went there. */
export function giftCardBack(amount: number, currency: string, locale: Locale): [string, string][] {
  return amount > 0 ? [[NAMES[locale], formatMoney(amount, currency, locale)]] : []
}

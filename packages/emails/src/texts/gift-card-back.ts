import { formatMoney } from "@porteka/hungary"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"

/**
 * Every e-mail states the total amount so far, so that readers need not add up the amounts of several
 * e-mails.
 */
const NAMES = textsByLanguage({
  hu: "Az ajándékutalványra eddig visszakerült",
  en: "Returned to the gift card so far",
})

/** The amount credited to a gift card; nothing if there is none. */
export function giftCardBack(amount: number, currency: string, locale: Locale): [string, string][] {
  return amount > 0 ? [[NAMES[locale], formatMoney(amount, currency, locale)]] : []
}

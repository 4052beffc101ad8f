import { formatMoney } from "@porteka/hungary"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"

const NAMES = textsByLanguage({ hu: "Visszakerült az ajándékkártyára", en: "Returned to the gift card" })

/** The fact that a gift card has what it had paid back; none when nothing went there. */
export function giftCardBack(amount: number, currency: string, locale: Locale): [string, string][] {
  return amount > 0 ? [[NAMES[locale], formatMoney(amount, currency, locale)]] : []
}

import { formatMoney, roundCash } from "@porteka/hungary"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"

const inCash = textsByLanguage({
  hu: (amount: string) => ` (készpénzben ${amount})`,
  en: (amount: string) => ` (in cash ${amount})`,
})

/** An amount to be paid in person, by card exactly or rounded in cash. */
export function cashText(due: number, currency: string, locale: Locale): string {
  const cash = roundCash(due)
  const exact = formatMoney(due, currency, locale)
  return cash === due ? exact : exact + inCash[locale](formatMoney(cash, currency, locale))
}

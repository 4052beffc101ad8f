import { formatMoney } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { useLocale } from "use-intl"

/** Amounts in the page's language; in the shop's currency by default. */
export function useMoney(): (amount: number, currency?: string) => string {
  const locale = useLocale()
  return (amount, currency = CURRENCY) => formatMoney(amount, currency, locale)
}

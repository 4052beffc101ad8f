import { formatMoney } from "@porteka/hungary"
import { shopFront } from "@porteka/shop"
import { useLocale } from "use-intl"

/** Amounts in the page's language; the shop's currency unless another is named. */
export function useMoney(): (amount: number, currency?: string) => string {
  const locale = useLocale()
  return (amount, currency = shopFront.currency) => formatMoney(amount, currency, locale)
}

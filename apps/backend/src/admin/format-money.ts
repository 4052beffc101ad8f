import { CURRENCY } from "@porteka/shop"
import { adminLanguageTag } from "./language.ts"

const MONEY = {
  style: "currency",
  currency: CURRENCY,
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
  useGrouping: "always",
} as const

/** `12 990 Ft` or `Ft 12,990`, as Medusa's own pages write it. */
export const formatMoney = (amount: number): string =>
  new Intl.NumberFormat(adminLanguageTag(), MONEY).format(amount)

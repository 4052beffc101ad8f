import { CURRENCY } from "@porteka/shop"
import { adminLanguageTag } from "./language.ts"

const MONEY = {
  style: "currency",
  currency: CURRENCY,
  maximumFractionDigits: 0,
  useGrouping: "always",
} as const

/** `12 990 Ft` or `HUF 12,990`; the minus is U+2212, as everywhere in the shop. */
export const formatMoney = (amount: number): string =>
  new Intl.NumberFormat(adminLanguageTag(), MONEY).format(amount).replace("-", "\u2212")

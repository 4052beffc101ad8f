import { useTranslations } from "use-intl"
import { useShopFront } from "./shop-front.ts"

const CODES = ["courier", "locker", "pickup"] as const

/** A way of delivery in the page's language: carts and orders keep the name of the language they began in. */
export function useDeliveryName(): (delivery: { name: string; code: string | null }) => string {
  const t = useTranslations("checkout")
  const { carriers } = useShopFront()
  return ({ name, code }) => {
    const known = CODES.find((candidate) => candidate === code)
    return known ? t(`option_${known}`, { carrier: carriers[known] }) : name
  }
}

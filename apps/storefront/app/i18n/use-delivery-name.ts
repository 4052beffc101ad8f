import { useTranslations } from "use-intl"
import { useShopFront } from "./shop-front.ts"

const CODES = ["courier", "locker", "pickup"] as const

export interface NamedDelivery {
  name: string
  code: string | null
  /** Of the chosen pickup point; without one the shop's own for this way. */
  carrier?: string | null
}

/** A way of delivery in the page's language: carts and orders keep the name of the language they began in. */
export function useDeliveryName(): (delivery: NamedDelivery) => string {
  const t = useTranslations("cartPage")
  const { carriers } = useShopFront()
  return ({ name, code, carrier }) => {
    const known = CODES.find((candidate) => candidate === code)
    return known ? t(`delivery_${known}`, { carrier: carrier ?? carriers[known] }) : name
  }
}

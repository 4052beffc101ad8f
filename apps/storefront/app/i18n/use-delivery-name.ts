import { useTranslations } from "use-intl"
import { useShopFront } from "./shop-front.ts"

const CODES = ["courier", "locker", "pickup"] as const

export interface NamedDelivery {
  name: string
  code: string | null
  /** The carrier of the chosen pickup point; without one, the shop's default for this delivery method. */
  carrier?: string | null
}

/**
 * A delivery method in the page's language: carts and orders store the name in the language they were started
 * in.
 */
export function useDeliveryName(): (delivery: NamedDelivery) => string {
  const t = useTranslations("cartPage")
  const { carriers } = useShopFront()
  return ({ name, code, carrier }) => {
    const known = CODES.find((candidate) => candidate === code)
    return known ? t(`delivery_${known}`, { carrier: carrier ?? carriers[known] }) : name
  }
}

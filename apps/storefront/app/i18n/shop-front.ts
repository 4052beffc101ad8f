import type { PostalAddress, Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { createContext, useContext } from "react"

/** What every page says of the shop: it travels with each, so no more than that. */
export interface ShopFront {
  name: string
  slogan: string
  companyName: string
  seat: PostalAddress
  contact: { email: string; phone: string; phoneE164: string }
  /** The public limit of free delivery by courier; null where there is none, or none is known. */
  freeDeliveryFrom: number | null
  carriers: Record<"courier" | "locker" | "pickup", string>
  /** Whether gift cards can be bought. */
  sellsGiftCards: boolean
  measuring: MeasuringTags
}

/** Where a service's script is, and how the shop is known there. */
export interface MeasuringTag {
  id: string
  script: string
}

/** Services of others that measure, as far as the owner uses them; none is loaded before somebody consents. */
export interface MeasuringTags {
  google: MeasuringTag | null
  meta: MeasuringTag | null
}

export const NO_MEASURING: MeasuringTags = { google: null, meta: null }

export function toShopFront(
  { name, slogan, legal, contact, delivery, giftCards }: Shop,
  locale: Locale,
  measuring: MeasuringTags,
): ShopFront {
  const { email, phone, phoneE164 } = contact
  return {
    name,
    slogan: slogan[locale],
    companyName: legal.shortName,
    seat: legal.seat,
    contact: { email, phone, phoneE164 },
    freeDeliveryFrom: delivery.courier.freeFrom,
    carriers: {
      courier: delivery.courier.carrier,
      locker: delivery.locker.carrier,
      pickup: delivery.pickup.carrier,
    },
    sellsGiftCards: giftCards.amounts.length > 0,
    measuring,
  }
}

/** Of a page whose data could not be loaded at all. */
const UNKNOWN: ShopFront = {
  name: "",
  slogan: "",
  companyName: "",
  seat: { postalCode: "", city: "", street: "" },
  contact: { email: "", phone: "", phoneE164: "" },
  freeDeliveryFrom: null,
  carriers: { courier: "", locker: "", pickup: "" },
  sellsGiftCards: false,
  measuring: NO_MEASURING,
}

const ShopFrontContext = createContext(UNKNOWN)

export const ShopFrontProvider = ShopFrontContext.Provider

export const useShopFront = (): ShopFront => useContext(ShopFrontContext)

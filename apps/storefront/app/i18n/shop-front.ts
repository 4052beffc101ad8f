import {
  type DeliveryCode,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PostalAddress,
  type Shop,
  type ShopPicture,
} from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { createContext, useContext } from "react"
import { keepNumbers } from "./keep-numbers.ts"

/** The shop data for every page: it is sent with each page, so it contains no more than that. */
export interface ShopFront {
  name: string
  slogan: string
  logo: ShopPicture | null
  icon: ShopPicture | null
  /** The URL of the picture for shared links of pages without their own. */
  sharePicture: string
  companyName: string
  seat: PostalAddress
  contact: { email: string; phone: string; phoneE164: string; hours: string }
  socialLinks: readonly string[]
  /** The public free-delivery limit for courier delivery; null if there is none or it is unknown. */
  freeDeliveryFrom: number | null
  carriers: Record<DeliveryCode, string>
  /** What the shop offers now. */
  deliveries: readonly DeliveryCode[]
  /** The names of the ways to pay that the shop offers now. */
  payments: Partial<Record<PaymentMethod, string>>
  /** False if the seller is exempt from VAT. */
  pricesIncludeVat: boolean
  /** Whether gift cards are sold. */
  sellsGiftCards: boolean
  measuring: MeasuringTags
}

/** The URL of a service's script, and the shop's id there. */
export interface MeasuringTag {
  id: string
  script: string
}

/** External analytics services that the owner uses; none is loaded without the visitor's consent. */
export interface MeasuringTags {
  google: MeasuringTag | null
  meta: MeasuringTag | null
}

/** In the footer's order. */
const DELIVERIES: readonly DeliveryCode[] = ["courier", "locker", "pickup"]

export const NO_MEASURING: MeasuringTags = { google: null, meta: null }

export function toShopFront(
  { name, slogan, brand, legal, contact, delivery, payment, giftCards, socialLinks, taxRate }: Shop,
  locale: Locale,
  measuring: MeasuringTags,
): ShopFront {
  const { email, phone, phoneE164, hours } = contact
  return {
    name,
    slogan: slogan[locale],
    logo: brand.logo,
    icon: brand.icon,
    sharePicture: brand.sharePicture
      ? `${brand.sharePicture.base}-${brand.sharePicture.width}.jpg`
      : "/og-default.png",
    companyName: legal.shortName,
    seat: legal.seat,
    contact: { email, phone, phoneE164, hours: keepNumbers(hours[locale]) },
    socialLinks,
    freeDeliveryFrom: delivery.courier.freeFrom,
    carriers: {
      courier: delivery.courier.carrier,
      locker: delivery.locker.carrier,
      pickup: delivery.pickup.carrier,
    },
    deliveries: DELIVERIES.filter((code) => delivery[code].price !== null),
    payments: Object.fromEntries(
      PAYMENT_METHODS.flatMap((method) => {
        const name = payment[method][locale]
        return name === null ? [] : [[method, name]]
      }),
    ),
    pricesIncludeVat: taxRate > 0,
    sellsGiftCards: giftCards.amounts.length > 0,
    measuring,
  }
}

/** For a page whose data could not be loaded at all. */
const UNKNOWN: ShopFront = {
  name: "",
  slogan: "",
  logo: null,
  icon: null,
  sharePicture: "",
  companyName: "",
  seat: { postalCode: "", city: "", street: "" },
  contact: { email: "", phone: "", phoneE164: "", hours: "" },
  socialLinks: [],
  freeDeliveryFrom: null,
  carriers: { courier: "", locker: "", pickup: "" },
  deliveries: [],
  payments: {},
  pricesIncludeVat: true,
  sellsGiftCards: false,
  measuring: NO_MEASURING,
}

const ShopFrontContext = createContext(UNKNOWN)

export const ShopFrontProvider = ShopFrontContext.Provider

export const useShopFront = (): ShopFront => useContext(ShopFrontContext)

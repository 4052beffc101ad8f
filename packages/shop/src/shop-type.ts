import type { DataRecipients } from "./data-recipients.ts"
import type { DeliveryCode } from "./delivery-codes.ts"
import type { Locale } from "./languages/index.ts"
import type { OfferedPayments } from "./offered-payments.ts"
import type { RETENTION } from "./retention.ts"

/** A text in every language. */
export type Localized = Readonly<Record<Locale, string>>

export interface PostalAddress {
  postalCode: string
  city: string
  street: string
}

/** An authority or a chamber's body that shoppers can contact. */
export interface Authority {
  name: Localized
  address: PostalAddress
  postalBox: string
  email: string
  phone: string
  website: string
}

/** A picture in all its sizes: `${base}-${width}.avif`, `.webp` for every width, `.jpg` for the largest. */
export interface ShopPicture {
  /** Path without width and extension, with a hash of the bytes: `/pictures/kek-bogre-1-3f9a2c1b`. */
  base: string
  /** Ascending, in pixels. */
  widths: number[]
  /** Of the largest one, in pixels. */
  width: number
  height: number
  /** Average color, `#rrggbb`, shown until the picture is loaded. */
  tone: string
}

/** A delivery method and its public terms. */
export interface DeliveryTerms {
  /** Gross, whole forints; null if the owner no longer offers it. */
  price: number | null
  /** From this order value on it is free; null if it never becomes free (or always is). */
  freeFrom: number | null
  carrier: string
  /** Working days from dispatch to arrival. */
  workingDays: { from: number; to: number }
}

/** The terms of a carrier whose points have their own price. */
export interface CarrierTerms {
  carrier: string
  price: number
  freeFrom: number | null
}

/** Delivery to pickup points: the terms of all carriers without their own. */
export interface PointTerms extends DeliveryTerms {
  ofCarriers: readonly CarrierTerms[]
  /** The same on one line for texts; null if there are none. */
  carrierPrices: Readonly<Record<Locale, string | null>>
}

/**
 * Everything that differs between this shop and another one that uses the software. `shop` contains the
 * values a new shop starts with; in an open shop the back end returns the current values (`GET
 * /content/shop`).
 */
export interface Shop {
  name: string
  slogan: Localized
  /** The owner's pictures; without them the shop has its written name, and the icon and picture in `public`. */
  brand: {
    logo: ShopPicture | null
    /** Square: in browser tabs and on a phone's home screen. */
    icon: ShopPicture | null
    /** Shown where a page without a picture of its own is shared. */
    sharePicture: ShopPicture | null
  }
  /** URL of the public site for printed texts; links are made from the request or the environment. */
  website: string
  legal: {
    name: string
    shortName: string
    seat: PostalAddress
    /** Cégjegyzékszám; null for a sole trader. */
    companyNumber: string | null
    /** A sole trader's number (egyéni vállalkozó nyilvántartási száma); null for a company. */
    soleTraderNumber: string | null
    /** The court that registers a company, or the authority that registers sole traders. */
    registeringCourt: Localized
    /** Adószám, 8-1-2 digits. */
    taxNumber: string
    /** Null for a seller who is exempt from VAT. */
    euVatNumber: string | null
    representative: Localized
    chamber: Localized
  }
  contact: {
    email: string
    /** Display format; the E.164 format is `phoneE164`. */
    phone: string
    phoneE164: string
    hours: Localized
  }
  bank: {
    bankName: string
    accountHolder: string
    /** GIRO format, 8-8-8 digits. */
    accountNumber: string
    iban: string
    /** SWIFT code of the bank; without it transfers have no QR code. */
    bic: string | null
    /** Payment period of a bank transfer in days; then the order is canceled. */
    transferDueDays: number
    /** Number of days after the order when a reminder is sent if no transfer arrived; 0: none. */
    transferReminderDays: number
  }
  /** Tárhelyszolgáltató (2001. CVIII. tv. 4. §). */
  hosting: { name: string; address: PostalAddress; email: string }
  returns: { recipient: string; address: PostalAddress }
  pickup: { name: Localized; address: PostalAddress; hours: Localized }
  complaints: { email: string; phone: string; address: PostalAddress; answerDays: number; keepYears: number }
  privacy: { email: string }
  /** Days and years after which personal data are deleted. */
  retention: Readonly<Record<keyof typeof RETENTION, number>>
  conciliationBoard: Authority
  /** Complaints are submitted on its website or to the local government office. */
  consumerAuthority: Pick<Authority, "name" | "website">
  dataProtectionAuthority: Authority
  country: {
    code: string
    name: Localized
    flag: string
    /** ISO 4217. */
    currencies: readonly string[]
    /** The back end's region of this country; null until the back end has returned it. */
    regionId: string | null
  }
  /** ISO 4217. */
  currency: string
  /** 0.27 for 27%. */
  taxRate: number
  delivery: {
    /** Working days from the order (or the arrival of a transfer) to dispatch. */
    handlingWorkingDays: { from: number; to: number }
    /** Orders from this hour on count from the next day; 24: until midnight. */
    cutOffHour: number
    /** Days, `YYYY-MM-DD`, on which nothing is packed: the shop's holidays. */
    closures: readonly { from: string; to: string }[]
    courier: DeliveryTerms
    locker: PointTerms
    pickup: DeliveryTerms
  }
  /** Number of days after delivery when buyers are asked for a review; 0: never. */
  reviews: { requestDays: number }
  /** Number of hours after which subscribers are reminded of an abandoned cart; 0: never. */
  carts: { remindAfterHours: number }
  /** Gift cards for sale; without an amount none are sold. Whole forints. */
  giftCards: { amounts: readonly number[]; validMonths: number }
  /** External analytics services for which the owner has entered an id; each needs the visitor's consent. */
  measuring: {
    /** Measurement id of Google Analytics 4: `G-…`. */
    googleAnalytics: string | null
    /** Id of the Meta pixel, digits. */
    metaPixel: string | null
  }
  /**
   * The service that asks customers about the shop if they agree at the checkout: its name, or null if there
   * is none.
   */
  surveys: { arukereso: string | null }
  /** Stock below this number is shown as low. */
  lowStockBelow: number
  /** Limits for one customer's orders that are not paid at once; card payments have no such limits. */
  unpaidLimits: {
    /** Number of pieces in one order. */
    pieces: number
    /** Total of one order: gross, whole forints. */
    amount: number
    /** Orders that are neither paid nor packed yet, per e-mail address or phone number. */
    orders: number
    /**
     * The same per network: a household, an office, or many strangers who share one address of a mobile
     * network.
     */
    networkOrders: number
  }
  payment: OfferedPayments
  recipients: DataRecipients
  /** Gross, whole forints; at most the actual cost (PSD2 allows a fee only for cash on delivery). */
  cashOnDeliveryFee: number
  /** URLs of the shop's own pages at Facebook, Instagram and the like. */
  socialLinks: readonly string[]
}

/** The settings of a new shop, which offers every delivery method. */
export type NewShop = Shop & { delivery: Record<DeliveryCode, { price: number }> }

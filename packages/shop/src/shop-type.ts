import type { DeliveryCode } from "./delivery-codes.ts"
import type { Locale } from "./languages/index.ts"

/** A text in every language. */
export type Localized = Readonly<Record<Locale, string>>

export interface PostalAddress {
  postalCode: string
  city: string
  street: string
}

/** A body of the state or of a chamber that shoppers can turn to. */
export interface Authority {
  name: Localized
  address: PostalAddress
  postalBox: string
  email: string
  phone: string
  website: string
}

/** One way of delivery, as it is promised to shoppers. */
export interface DeliveryTerms {
  /** Gross, whole forints; null where the owner does not offer it any more. */
  price: number | null
  /** From this goods' value on it costs nothing; null when it never gets free (or always is). */
  freeFrom: number | null
  carrier: string
  /** Working days from dispatch to arrival. */
  workingDays: { from: number; to: number }
}

/** Of a carrier whose points cost something else than those of the others. */
export interface CarrierTerms {
  carrier: string
  price: number
  freeFrom: number | null
}

/** Delivery to pickup points: its terms hold for all carriers but those that have some of their own. */
export interface PointTerms extends DeliveryTerms {
  ofCarriers: readonly CarrierTerms[]
  /** The same in one line for texts; null where there are none. */
  carrierPrices: Readonly<Record<Locale, string | null>>
}

/**
 * Everything that differs between this shop and another one that takes the software over. What `shop` says is what a
 * new shop starts with: in an open one the back end tells what holds now (`GET /content/shop`).
 */
export interface Shop {
  name: string
  slogan: Localized
  /** Address of the public site as it is printed in texts; links are made from the request or the environment. */
  website: string
  legal: {
    name: string
    shortName: string
    seat: PostalAddress
    /** Cégjegyzékszám. */
    companyNumber: string
    registeringCourt: Localized
    /** Adószám, 8-1-2 digits. */
    taxNumber: string
    euVatNumber: string
    representative: Localized
    chamber: Localized
    /** Year the company was founded. */
    founded: number
  }
  contact: {
    email: string
    /** Shown form; the E.164 form is `phoneE164`. */
    phone: string
    phoneE164: string
    hours: Localized
  }
  bank: {
    bankName: string
    accountHolder: string
    /** GIRO form, 8-8-8 digits. */
    accountNumber: string
    iban: string
    /** SWIFT code of the bank; without it transfers get no QR code. */
    bic: string | null
    /** Days a bank transfer may take before the order is cancelled. */
    transferDueDays: number
    /** Days after the order a reminder is sent when no transfer came; 0: none. */
    transferReminderDays: number
  }
  /** Tárhelyszolgáltató (2001. CVIII. tv. 4. §). */
  hosting: { name: string; address: PostalAddress; email: string }
  returns: { recipient: string; address: PostalAddress }
  pickup: { name: Localized; address: PostalAddress; hours: Localized }
  complaints: { email: string; phone: string; address: PostalAddress; answerDays: number; keepYears: number }
  privacy: { email: string }
  conciliationBoard: Authority
  /** Complaints to it go by its site or the local government office. */
  consumerAuthority: Pick<Authority, "name" | "website">
  dataProtectionAuthority: Authority
  country: {
    code: string
    name: Localized
    flag: string
    /** ISO 4217. */
    currencies: readonly string[]
    /** Where the back end sells in it; null before it has said so. */
    regionId: string | null
  }
  /** ISO 4217. */
  currency: string
  /** 0.27 for 27%. */
  taxRate: number
  delivery: {
    /** Working days from order (or arrival of a transfer) to dispatch. */
    handlingWorkingDays: { from: number; to: number }
    courier: DeliveryTerms
    locker: PointTerms
    pickup: DeliveryTerms
  }
  /** Days after delivery at which buyers are asked for a review; 0: never. */
  reviews: { requestDays: number }
  /** Hours after which subscribers are reminded of a cart they left; 0: never. */
  carts: { remindAfterHours: number }
  /** Gift cards that shoppers can buy; without an amount none are sold. Whole forints. */
  giftCards: { amounts: readonly number[]; validMonths: number }
  /** Services of others that measure visits, where the owner has named his account there; each waits for consent. */
  measuring: {
    /** Measurement id of Google Analytics 4: `G-…`. */
    googleAnalytics: string | null
    /** Id of the Meta pixel, digits. */
    metaPixel: string | null
  }
  /** Who asks buyers about the shop, where they tick that at the checkout: its name, or null where nobody does. */
  surveys: { arukereso: string | null }
  /** Fewer pieces than this are announced as the last ones. */
  lowStockBelow: number
  /** What one customer may order without paying at once; the card has no such limits. */
  unpaidLimits: {
    /** Pieces of goods in one order. */
    pieces: number
    /** Total of one order: gross, whole forints. */
    amount: number
    /** Orders that are neither paid nor packed yet, of one e-mail address or telephone. */
    orders: number
    /** The same of one network: a household, an office, or many strangers behind one address of a mobile network. */
    networkOrders: number
  }
  /** Gross, whole forints; at most what it costs (PSD2 leaves only cash on delivery a fee). */
  cashOnDeliveryFee: number
  socialLinks: readonly { name: string; url: string }[]
}

/** What a new shop starts with: it offers every way of delivery. */
export type NewShop = Shop & { delivery: Record<DeliveryCode, { price: number }> }

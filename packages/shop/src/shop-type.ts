export type ShopLocale = "hu" | "en"

/** A text in both languages. */
export type Localized = Record<ShopLocale, string>

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

export interface ShopLanguage {
  code: ShopLocale
  /** As its speakers call it. */
  name: string
  nameInEnglish: string
  /** BCP 47 tag for `lang`, `hreflang` and formats. */
  tag: string
  flag: string
}

/** One way of delivery, as it is promised to shoppers. */
export interface DeliveryTerms {
  /** Gross, whole forints. */
  price: number
  /** From this goods' value on it costs nothing; null when it never gets free (or always is). */
  freeFrom: number | null
  carrier: string
  /** Working days from dispatch to arrival. */
  workingDays: { from: number; to: number }
}

/** Everything that differs between this shop and another one that takes the software over. */
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
    /** Days a bank transfer may take before the order is cancelled. */
    transferDueDays: number
  }
  /** Tárhelyszolgáltató (2001. CVIII. tv. 4. §). */
  hosting: { name: string; address: PostalAddress; email: string }
  returns: { recipient: string; address: PostalAddress }
  pickup: { name: Localized; address: PostalAddress; hours: Localized }
  complaints: { email: string; phone: string; address: PostalAddress; answerDays: number }
  privacy: { email: string }
  conciliationBoard: Authority
  /** Complaints to it go by its site or the local government office. */
  consumerAuthority: Pick<Authority, "name" | "website">
  dataProtectionAuthority: Authority
  languages: readonly ShopLanguage[]
  defaultLanguage: ShopLocale
  country: { code: string; name: Localized; flag: string }
  /** ISO 4217. */
  currency: string
  /** 0.27 for 27%. */
  taxRate: number
  delivery: {
    /** Working days from order (or arrival of a transfer) to dispatch. */
    handlingWorkingDays: { from: number; to: number }
    courier: DeliveryTerms
    locker: DeliveryTerms
    pickup: DeliveryTerms
  }
  /** Gross, whole forints; at most what it costs (PSD2 leaves only cash on delivery a fee). */
  cashOnDeliveryFee: number
  socialLinks: readonly { name: string; url: string }[]
}

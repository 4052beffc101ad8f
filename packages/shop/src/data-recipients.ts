import { byLanguage, type Locale, textsByLanguage } from "./languages/index.ts"

type Texts = Readonly<Record<Locale, string>>

interface CardCompany {
  /** As the terms call it. */
  name: string
  company: Texts
  data: Texts
  role: Texts
  /** Whether its contract requires the order to show the number of the payment. */
  isPaymentShown: boolean
}

const CONTROLLER = textsByLanguage({ hu: "önálló adatkezelő", en: "a controller of its own" })
const PROCESSOR = textsByLanguage({ hu: "adatfeldolgozó", en: "processor" })
/** What the hosted pages are opened with. */
const BUYER = textsByLanguage({
  hu: "név, e-mail-cím, telefonszám, számlázási cím, a fizetés összege",
  en: "name, e-mail address, telephone number, billing address, amount of the payment",
})

/** The companies behind the card providers, by the value of `CARD_PROVIDER`. */
const CARD_COMPANIES = {
  stripe: {
    name: "Stripe",
    company: textsByLanguage({
      hu: "Stripe Payments Europe, Ltd., Írország",
      en: "Stripe Payments Europe, Ltd., Ireland",
    }),
    data: textsByLanguage({ hu: "a fizetés adatai", en: "data of the payment" }),
    role: textsByLanguage({
      hu: "önálló adatkezelő, amely az Európai Gazdasági Térségen kívülre is továbbíthat adatot",
      en: "a controller of its own, which may transfer data outside the European Economic Area",
    }),
    isPaymentShown: false,
  },
  simplepay: {
    name: "SimplePay",
    company: textsByLanguage({ hu: "SimplePay Zrt.", en: "SimplePay Zrt., Hungary" }),
    data: BUYER,
    role: PROCESSOR,
    isPaymentShown: true,
  },
  barion: {
    name: "Barion",
    company: textsByLanguage({ hu: "Barion Payment Zrt.", en: "Barion Payment Zrt., Hungary" }),
    data: BUYER,
    role: CONTROLLER,
    isPaymentShown: true,
  },
} satisfies Record<string, CardCompany>

/** The supported card providers. */
export type CardProviderName = keyof typeof CARD_COMPANIES

/** The name of a payment's provider if the order shows the payment's number. @param provider as recorded with the payment */
export function providerShownWithPayment(provider: unknown): string | null {
  const company = Object.entries(CARD_COMPANIES).find(([name]) => name === provider)?.[1]
  return company?.isPaymentShown ? company.name : null
}

/** The services for invoices and accounts that the shop may use. */
export const INVOICE_COMPANIES = {
  szamlazz: "KBOSS.hu Kft. (Számlázz.hu)",
  billingo: "Billingo Technologies Zrt.",
} as const
export const ACCOUNTS_COMPANY = "Amazon Web Services EMEA SARL"

/**
 * Companies that receive customers' data because of how the shop is set up; legal texts name them. Null: no such
 * company.
 */
export interface DataRecipients {
  card: {
    name: string | null
    /** Its registered name, the data it receives, its role in data protection. */
    company: Readonly<Record<Locale, string | null>>
    data: Readonly<Record<Locale, string | null>>
    role: Readonly<Record<Locale, string | null>>
  }
  /** Null also if the shop writes its invoices in another program. */
  invoices: string | null
  accounts: string | null
}

const NONE = byLanguage(() => null)

/** @param card null: no card is offered */
export function dataRecipients(
  card: CardProviderName | null,
  others: Omit<DataRecipients, "card">,
): DataRecipients {
  const provider =
    card === null ? { name: null, company: NONE, data: NONE, role: NONE } : CARD_COMPANIES[card]
  return { card: provider, ...others }
}

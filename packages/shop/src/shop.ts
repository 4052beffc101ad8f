import { assertComplete } from "./complete.ts"
import { dataRecipients } from "./data-recipients.ts"
import { byLanguage, textsByLanguage } from "./languages/index.ts"
import { COUNTRY_CODE, CURRENCY } from "./market.ts"
import { offeredPayments } from "./offered-payments.ts"
import { PAYMENT_METHODS } from "./payment-methods.ts"
import { RETENTION } from "./retention.ts"
import type { NewShop } from "./shop-type.ts"

const SEAT = { postalCode: "1052", city: "Budapest", street: "Kézműves köz 3." }
const SHORT_NAME = "Portéka Kézműves Kft."
const PHONE = "+36 1 012 3456"

/**
 * The values a new shop starts with; in an open shop the back end returns the current ones. Company, hosting
 * provider, bank and account are invented and recognizable as such (sample digits, the reserved domain
 * `.example`): replace them before opening. Authorities are real.
 */
export const shop: NewShop = {
  name: "Portéka",
  slogan: textsByLanguage({
    hu: "Kézzel készült tárgyak a Kárpát-medencéből",
    en: "Handmade goods of the Carpathian Basin",
  }),
  brand: { logo: null, icon: null, sharePicture: null },
  website: "https://porteka.example",
  legal: {
    name: "Portéka Kézműves Kereskedelmi Korlátolt Felelősségű Társaság",
    shortName: SHORT_NAME,
    seat: SEAT,
    companyNumber: "01-09-123456",
    soleTraderNumber: null,
    registeringCourt: textsByLanguage({
      hu: "Fővárosi Törvényszék Cégbírósága",
      en: "Company Registry Court of the Budapest-Capital Regional Court",
    }),
    taxNumber: "12345676-2-41",
    euVatNumber: "HU12345676",
    representative: textsByLanguage({ hu: "Minta Anna ügyvezető", en: "Anna Minta, managing director" }),
    chamber: textsByLanguage({
      hu: "Budapesti Kereskedelmi és Iparkamara",
      en: "Budapest Chamber of Commerce and Industry",
    }),
  },
  contact: {
    email: "hello@porteka.example",
    phone: PHONE,
    phoneE164: "+3610123456",
    hours: textsByLanguage({ hu: "munkanapokon 9–16\u00a0óra", en: "working days 9\u00a0am–4\u00a0pm" }),
  },
  bank: {
    bankName: "Mintabank Zrt.",
    accountHolder: SHORT_NAME,
    accountNumber: "12345676-12345676-00000000",
    iban: "HU68 1234 5676 1234 5676 0000 0000",
    bic: "MINTHUHBXXX",
    transferDueDays: 8,
    transferReminderDays: 4,
  },
  hosting: {
    name: "Minta Tárhely Kft.",
    address: { postalCode: "1117", city: "Budapest", street: "Minta utca 4." },
    email: "info@minta-tarhely.example",
  },
  returns: { recipient: "Portéka – visszáru", address: SEAT },
  pickup: {
    name: textsByLanguage({ hu: "Portéka átvételi pont", en: "Portéka pickup point" }),
    address: SEAT,
    hours: textsByLanguage({ hu: "munkanapokon 10–18\u00a0óra", en: "working days 10\u00a0am–6\u00a0pm" }),
  },
  complaints: { email: "panasz@porteka.example", phone: PHONE, address: SEAT, answerDays: 30, keepYears: 3 },
  privacy: { email: "adatvedelem@porteka.example" },
  retention: RETENTION,
  conciliationBoard: {
    name: textsByLanguage({ hu: "Budapesti Békéltető Testület", en: "Budapest Conciliation Board" }),
    address: { postalCode: "1016", city: "Budapest", street: "Krisztina krt. 99. I. em. 111." },
    postalBox: "1253 Budapest, Pf. 10",
    email: "bekelteto.testulet@bkik.hu",
    phone: "+36 1 488 2131",
    website: "https://bekeltet.bkik.hu",
  },
  consumerAuthority: {
    name: textsByLanguage({
      hu: "Nemzeti Kereskedelmi és Fogyasztóvédelmi Hatóság",
      en: "National Authority for Trade and Consumer Protection",
    }),
    website: "https://nkfh.gov.hu",
  },
  dataProtectionAuthority: {
    name: textsByLanguage({
      hu: "Nemzeti Adatvédelmi és Információszabadság Hatóság",
      en: "Hungarian National Authority for Data Protection and Freedom of Information",
    }),
    address: { postalCode: "1055", city: "Budapest", street: "Falk Miksa utca 9–11." },
    postalBox: "1363 Budapest, Pf. 9",
    email: "ugyfelszolgalat@naih.hu",
    phone: "+36 1 391 1400",
    website: "https://naih.hu",
  },
  country: {
    code: COUNTRY_CODE,
    name: textsByLanguage({ hu: "Magyarország", en: "Hungary" }),
    flag: "🇭🇺",
    currencies: [CURRENCY],
    regionId: null,
  },
  currency: CURRENCY,
  taxRate: 0.27,
  delivery: {
    handlingWorkingDays: { from: 1, to: 2 },
    cutOffHour: 24,
    closures: [],
    courier: { price: 1990, freeFrom: 25_000, carrier: "GLS", workingDays: { from: 1, to: 2 } },
    locker: {
      price: 1290,
      freeFrom: 25_000,
      carrier: "Foxpost",
      workingDays: { from: 2, to: 3 },
      ofCarriers: [],
      carrierPrices: byLanguage(() => null),
    },
    pickup: { price: 0, freeFrom: null, carrier: "Portéka", workingDays: { from: 0, to: 1 } },
  },
  unpaidLimits: { pieces: 150, amount: 1_000_000, orders: 5, networkOrders: 20 },
  lowStockBelow: 5,
  reviews: { requestDays: 10 },
  carts: { remindAfterHours: 4 },
  giftCards: { amounts: [], validMonths: 36 },
  measuring: { googleAnalytics: null, metaPixel: null },
  surveys: { arukereso: null },
  payment: offeredPayments(PAYMENT_METHODS),
  recipients: dataRecipients("stripe", { invoices: null, accounts: null }),
  cashOnDeliveryFee: 490,
  socialLinks: [],
}

assertComplete(shop)

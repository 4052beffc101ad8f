import { assertComplete } from "./complete.ts"
import { shopFront } from "./shop-front.ts"
import type { Shop } from "./shop-type.ts"

const { seat: SEAT, shortName: SHORT_NAME } = shopFront.company
const PHONE = shopFront.contact.phone

/**
 * The shop. Company, hosting provider, bank and account are invented and recognisable as such (sample
 * digits, the reserved domain `.example`): replace them before opening. Authorities are real.
 */
export const shop: Shop = {
  name: shopFront.name,
  slogan: {
    hu: "Kézzel készült tárgyak a Kárpát-medencéből",
    en: "Handmade goods of the Carpathian Basin",
  },
  website: "https://porteka.example",
  legal: {
    name: "Portéka Kézműves Kereskedelmi Korlátolt Felelősségű Társaság",
    shortName: SHORT_NAME,
    seat: SEAT,
    companyNumber: "01-09-123456",
    registeringCourt: {
      hu: "Fővárosi Törvényszék Cégbírósága",
      en: "Company Registry Court of the Budapest-Capital Regional Court",
    },
    taxNumber: "12345676-2-41",
    euVatNumber: "HU12345676",
    representative: { hu: "Minta Anna ügyvezető", en: "Anna Minta, managing director" },
    chamber: {
      hu: "Budapesti Kereskedelmi és Iparkamara",
      en: "Budapest Chamber of Commerce and Industry",
    },
    founded: 2024,
  },
  contact: {
    ...shopFront.contact,
    hours: { hu: "munkanapokon 9–16 óra", en: "working days 9 am – 4 pm" },
  },
  bank: {
    bankName: "Mintabank Zrt.",
    accountHolder: SHORT_NAME,
    accountNumber: "12345676-12345676-00000000",
    iban: "HU68 1234 5676 1234 5676 0000 0000",
    transferDueDays: 8,
  },
  hosting: {
    name: "Minta Tárhely Kft.",
    address: { postalCode: "1117", city: "Budapest", street: "Minta utca 4." },
    email: "info@minta-tarhely.example",
  },
  returns: { recipient: "Portéka – visszáru", address: SEAT },
  pickup: {
    name: { hu: "Portéka átvételi pont", en: "Portéka pickup point" },
    address: SEAT,
    hours: { hu: "munkanapokon 10–18 óra", en: "working days 10 am – 6 pm" },
  },
  complaints: { email: "panasz@porteka.example", phone: PHONE, address: SEAT, answerDays: 30 },
  privacy: { email: "adatvedelem@porteka.example" },
  conciliationBoard: {
    name: { hu: "Budapesti Békéltető Testület", en: "Budapest Conciliation Board" },
    address: { postalCode: "1016", city: "Budapest", street: "Krisztina krt. 99. I. em. 111." },
    postalBox: "1253 Budapest, Pf. 10",
    email: "bekelteto.testulet@bkik.hu",
    phone: "+36 1 488 2131",
    website: "https://bekeltet.bkik.hu",
  },
  consumerAuthority: {
    name: {
      hu: "Nemzeti Kereskedelmi és Fogyasztóvédelmi Hatóság",
      en: "National Authority for Trade and Consumer Protection",
    },
    website: "https://nkfh.gov.hu",
  },
  dataProtectionAuthority: {
    name: {
      hu: "Nemzeti Adatvédelmi és Információszabadság Hatóság",
      en: "Hungarian National Authority for Data Protection and Freedom of Information",
    },
    address: { postalCode: "1055", city: "Budapest", street: "Falk Miksa utca 9–11." },
    postalBox: "1363 Budapest, Pf. 9",
    email: "ugyfelszolgalat@naih.hu",
    phone: "+36 1 391 1400",
    website: "https://naih.hu",
  },
  languages: shopFront.languages,
  defaultLanguage: shopFront.defaultLanguage,
  country: { code: shopFront.countryCode, name: { hu: "Magyarország", en: "Hungary" }, flag: "🇭🇺" },
  currency: shopFront.currency,
  taxRate: shopFront.taxRate,
  delivery: shopFront.delivery,
  cashOnDeliveryFee: shopFront.cashOnDeliveryFee,
  socialLinks: [],
}

assertComplete(shop)

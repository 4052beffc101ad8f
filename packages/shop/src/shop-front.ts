import type { ShopLanguage, ShopLocale } from "./shop-type.ts"

const SEAT = { postalCode: "1052", city: "Budapest", street: "Kézműves köz 3." }

/**
 * What every page of the shop shows. It is kept apart from the rest of `shop`, which only legal texts, e-mails
 * and the server need: browsers load no more than this.
 */
export const shopFront = {
  name: "Portéka",
  company: { shortName: "Portéka Kézműves Kft.", seat: SEAT },
  contact: {
    email: "hello@porteka.example",
    phone: "+36 1 012 3456",
    phoneE164: "+3610123456",
  },
  /** In the order of the language switch. */
  languages: [
    { code: "hu", name: "Magyar", nameInEnglish: "Hungarian", tag: "hu-HU", flag: "🇭🇺" },
    { code: "en", name: "English", nameInEnglish: "English", tag: "en-US", flag: "🇺🇸" },
  ] as readonly ShopLanguage[],
  /** Of an address that names no language, and for whoever asks for one the shop does not speak. */
  defaultLanguage: "hu" as ShopLocale,
  /** ISO 3166-1. */
  countryCode: "HU",
  currency: "HUF",
  taxRate: 0.27,
  delivery: {
    handlingWorkingDays: { from: 1, to: 2 },
    courier: { price: 1990, freeFrom: 25_000, carrier: "GLS", workingDays: { from: 1, to: 2 } },
    locker: { price: 1290, freeFrom: 25_000, carrier: "Foxpost", workingDays: { from: 2, to: 3 } },
    pickup: { price: 0, freeFrom: null, carrier: "Portéka", workingDays: { from: 0, to: 1 } },
  },
  cashOnDeliveryFee: 490,
}

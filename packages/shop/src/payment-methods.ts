import { byLanguage, type Locale, textsByLanguage } from "./languages/index.ts"

/** In the order of the checkout. */
export const PAYMENT_METHODS = ["card", "bank_transfer", "cash_on_delivery"] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The names of the ways to pay that a shop offers; null: it does not offer it. */
export type OfferedPayments = Readonly<Record<PaymentMethod, Readonly<Record<Locale, string | null>>>>

const NAMES = textsByLanguage<Record<PaymentMethod, string>>({
  hu: { card: "bankkártya", bank_transfer: "banki átutalás", cash_on_delivery: "utánvét" },
  en: { card: "card", bank_transfer: "bank transfer", cash_on_delivery: "cash on delivery" },
})

export function offeredPayments(methods: readonly PaymentMethod[]): OfferedPayments {
  const namesOf = (method: PaymentMethod) =>
    byLanguage((locale) => (methods.includes(method) ? NAMES[locale][method] : null))
  return {
    card: namesOf("card"),
    bank_transfer: namesOf("bank_transfer"),
    cash_on_delivery: namesOf("cash_on_delivery"),
  }
}

import { byLanguage, type Locale, textsByLanguage } from "./languages/index.ts"
import type { PaymentMethod } from "./payment-methods.ts"

/** The names of the ways to pay that a shop offers; null: it does not offer it. */
export type OfferedPayments = Readonly<Record<PaymentMethod, Readonly<Record<Locale, string | null>>>>

const NAMES = textsByLanguage<Record<PaymentMethod, string>>({
  hu: { card: "bankkártya", bank_transfer: "banki átutalás", cash_on_delivery: "utánvét" },
  en: { card: "card", bank_transfer: "bank transfer", cash_on_delivery: "cash on delivery" },
})

/** The names for legal texts, which leave out what the shop does not offer. */
export function offeredPayments(methods: readonly PaymentMethod[]): OfferedPayments {
  const namesOf = (method: PaymentMethod) =>
    byLanguage((locale) => (methods.includes(method) ? NAMES[locale][method] : null))
  return {
    card: namesOf("card"),
    bank_transfer: namesOf("bank_transfer"),
    cash_on_delivery: namesOf("cash_on_delivery"),
  }
}

import type { EmailLocale } from "../email.ts"
import type { PaymentMethod } from "../order-in-email.ts"

const ways: Record<EmailLocale, Record<PaymentMethod, string>> = {
  hu: {
    card: "A visszatérítés arra a bankkártyára érkezik, amellyel fizetett, bankjától függően 5–10 munkanapon belül.",
    bank_transfer: "Az összeget arra a bankszámlára utaljuk vissza, amelyről fizetett.",
    cash_on_delivery: "Az összeget az Ön által megadott bankszámlára utaljuk.",
  },
  en: {
    card: "The refund goes to the card you paid with; depending on your bank it arrives within 5–10 working days.",
    bank_transfer: "We transfer the amount back to the account you paid from.",
    cash_on_delivery: "We transfer the amount to the bank account you gave us.",
  },
}

/** On which way money goes back: the way it came, for cash to an account (45/2014. Korm. r. 23. § (3)). */
export function refundWay(method: PaymentMethod, locale: EmailLocale): string {
  return ways[locale][method]
}

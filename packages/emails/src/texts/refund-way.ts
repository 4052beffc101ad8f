import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import type { PaymentMethod } from "../order-in-email.ts"

const ways = textsByLanguage<
  Record<Exclude<PaymentMethod, "cash_on_delivery"> | "account" | "agreed", string>
>({
  hu: {
    card: "A visszatérítés arra a bankkártyára érkezik, amellyel fizetett, bankjától függően 5–10 munkanapon belül.",
    bank_transfer: "Az összeget arra a bankszámlára utaljuk vissza, amelyről fizetett.",
    account:
      "Az összeget bankszámlára utaljuk. Ha még nem adta meg a számlaszámát, kérjük, válaszoljon erre az e-mailre vele.",
    agreed: "Az összeget ugyanúgy kapja vissza, ahogyan fizetett.",
  },
  en: {
    card: "The refund goes to the card you paid with; depending on your bank it arrives within 5–10 working days.",
    bank_transfer: "We transfer the amount back to the account you paid from.",
    account:
      "We transfer the amount to your bank account. If you have not given us its number yet, please reply to this e-mail with it.",
    agreed: "The refund reaches you the way you paid.",
  },
})

/**
 * How money is refunded: by the original payment method, for cash to an account (45/2014. Korm. r. 23. §
 * (3)).
 * @param method "account": whatever the payment method, to an account of the customer
 */
export function refundWay(method: PaymentMethod | "account" | null, locale: Locale): string {
  return ways[locale][method === "cash_on_delivery" ? "account" : (method ?? "agreed")]
}

import type { WithdrawalCase, WithdrawalState } from "@porteka/commerce-sdk"

/** The shop's people work in Hungarian. */
export const STATES: Record<WithdrawalState, string> = {
  received: "Beérkezett",
  checking: "Ellenőrzés alatt",
  accepted: "Elfogadva",
  rejected: "Elutasítva",
  awaiting_goods: "Visszaküldésre vár",
  goods_received: "Áru beérkezett",
  refunding: "Visszatérítés folyamatban",
  closed: "Lezárva",
}

export const DEADLINES = {
  within: { label: "Határidőben", color: "green" },
  expired: { label: "Lejárt", color: "red" },
  unknown: { label: "Nem ismert", color: "grey" },
} as const

export const MATCHES: Record<WithdrawalCase["order_match"], string> = {
  number_and_email: "A rendelésszám és az e-mail-cím egyezik",
  number_only: "Van ilyen rendelés, de más e-mail-címmel",
  none: "Nem található ilyen rendelés",
}

/** The shop's people work in Hungarian. */
export const STATES = {
  received: "Beérkezett",
  checking: "Ellenőrzés alatt",
  accepted: "Elfogadva",
  rejected: "Elutasítva",
  awaiting_goods: "Visszaküldésre vár",
  goods_received: "Áru beérkezett",
  refunding: "Visszatérítés folyamatban",
  closed: "Lezárva",
} as const

export const DEADLINES = {
  within: { label: "Határidőben", color: "green" },
  expired: { label: "Lejárt", color: "red" },
  unknown: { label: "Nem ismert", color: "grey" },
} as const

export const MATCHES = {
  number_and_email: "A rendelésszám és az e-mail-cím egyezik",
  number_only: "Van ilyen rendelés, de más e-mail-címmel",
  none: "Nem található ilyen rendelés",
} as const

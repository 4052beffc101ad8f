/** Names of gift cards in the languages of the shop, as people type them: without accents and small. */
const NAMES = [
  ...["utalvany", "ajandekutalvany", "vasarlasi utalvany", "ajandek utalvany", "vasarlasiutalvany"],
  ...["ajandekkartya", "ajandek kartya", "gift card", "giftcard", "gift cards", "voucher", "gift voucher"],
  ...["gift certificate", "shopping voucher"],
]
const ENDINGS = ["", "t", "ok", "s", "kat", "ra"]

/** Whether somebody who searches for this looks for a gift card, which stands in no list of goods. */
export function asksForGiftCard(q: string): boolean {
  const words = q
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join(" ")
  return NAMES.some((name) => ENDINGS.some((ending) => words === name + ending))
}

/** Names of gift cards in the shop's languages as people type them: without accents, in lower case. */
const NAMES = [
  ...["utalvany", "ajandekutalvany", "vasarlasi utalvany", "ajandek utalvany", "vasarlasiutalvany"],
  ...["ajandekkartya", "ajandek kartya", "gift card", "giftcard", "gift cards", "voucher", "gift voucher"],
  ...["gift certificate", "shopping voucher"],
]
const ENDINGS = ["", "t", "ok", "s", "kat", "ra"]

/** Whether a search is for a gift card, which is not in the product lists. */
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

import type { EntryDoubt, IgnoredEntry } from "@porteka/commerce-sdk"

/** Why an entry is not sure, or left out. */
export const REASONS: Record<EntryDoubt | IgnoredEntry, string> = {
  unknown_reference: "Nincs benne ismert rendelésszám.",
  name_and_amount: "Rendelésszám nincs, de a név és az összeg erre a rendelésre illik.",
  several_orders: "Több rendelés száma is benne van.",
  too_little: "Kevesebb érkezett, mint amennyi fizetendő.",
  too_much: "Több érkezett, mint amennyi fizetendő.",
  already_paid: "Ez a rendelés már ki van fizetve.",
  paid_twice: "Erre a rendelésre ebben a kivonatban már van befizetés.",
  order_cancelled: "A rendelést törölték: a pénzt vissza kell utalni.",
  other_method: "A rendelés utánvétes, mégis átutalták.",
  not_forints: "Nem forintban érkezett.",
  debit: "Terhelés",
  not_final: "Még nincs könyvelve, vagy visszavonták",
  booked_before: "Korábban már beolvasva",
}

export const STATES = {
  sure: { title: "Biztos találatok", hint: "A rendelésszám és az összeg is pontosan egyezik." },
  doubtful: { title: "Kérdéses tételek", hint: "Amelyik kijelölhető, azt Ön döntheti el." },
  ignored: { title: "Kihagyott tételek", hint: "Nincs velük teendő." },
} as const

export type State = keyof typeof STATES

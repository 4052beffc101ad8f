import type { EntryDoubt, IgnoredEntry } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

export const STATES = ["sure", "doubtful", "ignored"] as const
export type State = (typeof STATES)[number]

interface StatementTexts {
  heading: string
  hint: string
  file: string
  chooseFile: string
  paid: (count: number) => string
  refused: (count: number) => string
  mark: (count: number) => string
  progress: (count: number) => string
  summary: (entries: number, unreadable: number) => string
  unreadable: (count: number) => string
  row: (row: number, message: string) => string
  columns: string[]
  more: (count: number) => string
  book: (order: number, amount: string) => string
  due: (amount: string, received: string | null) => string
  part: string
  surplus: (amount: string) => string
  states: Record<State, { title: string; hint: string }>
  /** Why an entry is doubtful or left out. */
  reasons: Record<EntryDoubt | IgnoredEntry, string>
}

const TEXTS = textsForStaff<StatementTexts>({
  hu: {
    heading: "Bankszámlakivonat",
    hint: "A bankból letöltött kivonat (CAMT.053 XML, CSV vagy XLSX) tételeit a rendelésekhez párosítja. Amíg Ön meg nem erősíti, semmi sem változik; ugyanaz a tétel kétszer nem könyvelhető.",
    file: "A kivonat fájlja",
    chooseFile: "Fájl kiválasztása",
    paid: (count) => `${count} tétel könyvelve.`,
    refused: (count) => `${count} tétel nem ment: az okuk a sorukban áll.`,
    mark: (count) => `${count} tétel könyvelése`,
    progress: (count) => `${count} tétel kész…`,
    summary: (entries, unreadable) => `${entries} tétel, ${unreadable} olvashatatlan sor.`,
    unreadable: (count) => `Olvashatatlan sorok (${count})`,
    row: (row, message) => `${row}. sor: ${message}`,
    columns: ["", "Nap", "Összeg", "Fizető", "Közlemény", "Rendelés", "Megjegyzés"],
    more: (count) => `és még ${count}`,
    book: (order, amount) => `${order}. rendelés: ${amount} könyvelése`,
    due: (amount, received) => `Fizetendő: ${amount}${received ? `, ebből megérkezett: ${received}` : ""}.`,
    part: "Kijelölve részfizetés lesz: a rendelés a hiányzó összegre vár, és addig nem törlődik magától.",
    surplus: (amount) =>
      `Kijelölve a rendelés kifizetett lesz; a többletet (${amount}) Önnek kell visszautalnia.`,
    states: {
      sure: { title: "Biztos találatok", hint: "A rendelésszám és az összeg is pontosan egyezik." },
      doubtful: { title: "Kérdéses tételek", hint: "Amelyik kijelölhető, azt Ön döntheti el." },
      ignored: { title: "Kihagyott tételek", hint: "Nincs velük teendő." },
    },
    reasons: {
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
    },
  },
  en: {
    heading: "Bank statement",
    hint: "Matches the entries of a statement downloaded from your bank (CAMT.053 XML, CSV or XLSX) with orders. Nothing changes until you confirm it, and no entry can be booked twice.",
    file: "The statement's file",
    chooseFile: "Choose a file",
    paid: (count) => `${count} ${count === 1 ? "entry" : "entries"} booked.`,
    refused: (count) => `${count} ${count === 1 ? "entry was" : "entries were"} refused: the rows say why.`,
    mark: (count) => `Book ${count} ${count === 1 ? "entry" : "entries"}`,
    progress: (count) => `${count} done…`,
    summary: (entries, unreadable) => `${entries} entries, ${unreadable} unreadable rows.`,
    unreadable: (count) => `Unreadable rows (${count})`,
    row: (row, message) => `Row ${row}: ${message}`,
    columns: ["", "Day", "Amount", "Payer", "Reference", "Order", "Note"],
    more: (count) => `and ${count} more`,
    book: (order, amount) => `Order ${order}: book ${amount}`,
    due: (amount, received) => `Due: ${amount}${received ? `, of which ${received} have arrived` : ""}.`,
    part: "If you tick it, it is a part payment: the order waits for the rest, and is not canceled by itself until then.",
    surplus: (amount) =>
      `If you tick it, the order is paid; you have to transfer the surplus (${amount}) back yourself.`,
    states: {
      sure: { title: "Sure", hint: "Order number and amount match exactly." },
      doubtful: { title: "Doubtful", hint: "Those with a box are for you to decide." },
      ignored: { title: "Left out", hint: "Nothing is to be done about them." },
    },
    reasons: {
      unknown_reference: "It names no known order.",
      name_and_amount: "It names no order, but name and amount fit this one.",
      several_orders: "It names several orders.",
      too_little: "Less than is due.",
      too_much: "More than is due.",
      already_paid: "This order is paid already.",
      paid_twice: "This statement has another payment for the order.",
      order_cancelled: "The order was canceled: the money must go back.",
      other_method: "The order is cash on delivery, yet it was transferred.",
      not_forints: "Not in forints.",
      debit: "Debit",
      not_final: "Not booked yet, or reversed",
      booked_before: "Read before",
    },
  },
})

export const statementTexts = (): StatementTexts => TEXTS[adminLanguage()]

import type { WithdrawalCase, WithdrawalDecision, WithdrawalState } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

export const DEADLINE_COLORS = { within: "green", expired: "red", unknown: "grey" } as const

/** States that answer the customer by e-mail. */
const ANSWERS = ["accepted", "rejected"] as const satisfies WithdrawalDecision[]
export type Answer = (typeof ANSWERS)[number]

export const isAnswer = (status: WithdrawalDecision): status is Answer =>
  (ANSWERS as readonly WithdrawalDecision[]).includes(status)

const SETTLED: readonly WithdrawalState[] = ["rejected", "refunded", "order_cancelled", "closed"]

/** No money is due any more. */
export const isSettled = (status: WithdrawalState): boolean => SETTLED.includes(status)

interface WithdrawalTexts {
  heading: string
  hint: string
  columns: string[]
  none: string
  states: Record<WithdrawalState, string>
  deadlines: Record<WithdrawalCase["deadline_status"], string>
  matches: Record<WithdrawalCase["order_match"], string>
  isCompany: string
  hasExemptGoods: string
  receiptMissing: string
  stateOf: (reference: string) => string
  refunded: (amount: string, day: string) => string
  reason: string
  refuse: string
  acceptHint: string
  accept: string
  keep: string
  mailed: string
}

const TEXTS = textsForStaff<WithdrawalTexts>({
  hu: {
    heading: "Elállások",
    hint: "Minden nyilatkozatra válaszolni kell: az „Elfogadva” és az „Elutasítva” levelet küld a vevőnek. A határidő és a rendelés csak jelzés. Ha visszaküld valamit, a rendelés lapján vegye fel a visszaküldést; ott téríthető vissza a pénz is, és ez a lista magától követi.",
    columns: ["Nyilatkozat", "Név", "Rendelésszám", "Határidő", "Visszatérítés eddig", "Állapot"],
    none: "Még nem érkezett elállás.",
    states: {
      received: "Beérkezett",
      checking: "Ellenőrzés alatt",
      accepted: "Elfogadva",
      rejected: "Elutasítva",
      awaiting_goods: "Elfogadva, az árut várja vissza",
      goods_received: "Az áru megérkezett, a pénz még nem ment vissza",
      partly_refunded: "A pénz egy része visszament",
      refunded: "A pénz visszament",
      order_cancelled: "A rendelés törölve, nem volt kifizetve",
      closed: "Lezárva",
    },
    deadlines: { within: "Határidőben", expired: "Lejárt", unknown: "Nem ismert" },
    matches: {
      number_and_email: "A rendelésszám és az e-mail-cím egyezik",
      number_only: "Van ilyen rendelés, de más e-mail-címmel",
      none: "Nem található ilyen rendelés",
    },
    isCompany: "Céges vásárló: nem jár elállás",
    hasExemptGoods: "Van benne olyan, amitől nem lehet elállni",
    receiptMissing: "Az elismervény nem ment el",
    stateOf: (reference) => `${reference}: állapot`,
    refunded: (amount, day) => `Visszament: ${amount}, ${day}`,
    reason: "Az elutasítás oka (a vevő levélben megkapja)",
    refuse: "Elutasítás",
    acceptHint: "A vevő e-mailben megkapja, hogy elállását elfogadta, és hogy mit küldjön vissza.",
    accept: "Elfogadás és e-mail küldése",
    keep: "Mégsem",
    mailed: "Elmentve. A vevő e-mailt kap róla.",
  },
  en: {
    heading: "Withdrawals",
    hint: "Every declaration must be answered: “Accepted” and “Refused” send the customer an e-mail. Deadline and order are only hints. If goods come back, record the return on the order's page, where the money is refunded too; this list follows by itself.",
    columns: ["Declaration", "Name", "Order", "Deadline", "Refund by", "State"],
    none: "No withdrawal has come yet.",
    states: {
      received: "Received",
      checking: "Being checked",
      accepted: "Accepted",
      rejected: "Refused",
      awaiting_goods: "Accepted, waiting for the goods",
      goods_received: "Goods received, money not refunded yet",
      partly_refunded: "A part of the money has gone back",
      refunded: "The money has gone back",
      order_cancelled: "The order was not paid, and is canceled",
      closed: "Closed",
    },
    deadlines: { within: "In time", expired: "Too late", unknown: "Not known" },
    matches: {
      number_and_email: "Order number and e-mail address match",
      number_only: "There is such an order, with another e-mail address",
      none: "There is no such order",
    },
    isCompany: "A company: no right of withdrawal",
    hasExemptGoods: "Contains goods without a right of withdrawal",
    receiptMissing: "The receipt was not sent",
    stateOf: (reference) => `${reference}: state`,
    refunded: (amount, day) => `Refunded: ${amount}, ${day}`,
    reason: "Why it is refused (the customer gets it by e-mail)",
    refuse: "Refuse",
    acceptHint: "The customer learns by e-mail that the withdrawal is accepted, and what to send back.",
    accept: "Accept and send the e-mail",
    keep: "Cancel",
    mailed: "Saved. The customer gets an e-mail.",
  },
})

export const withdrawalTexts = (): WithdrawalTexts => TEXTS[adminLanguage()]

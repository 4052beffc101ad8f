import type { DeskOrder, DeskStage, DeskStep, WatchReason } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { formatMoney } from "../format-money.ts"
import { adminLanguage } from "../language.ts"
import type { StepDoubt } from "./step-doubts.ts"

type Color = "green" | "orange" | "red" | "blue" | "grey"

export const STAGE_COLORS: Record<DeskStage, Color> = {
  problem: "red",
  to_pay: "orange",
  to_pack: "blue",
  to_ship: "blue",
  under_way: "grey",
  done: "green",
  cancelled: "grey",
}

interface DeskTexts {
  stages: Record<DeskStage, string>
  /** The steps for several orders. */
  steps: Record<DeskStep, string>
  problems: Record<string, string>
  toPackToo: string
  watched: string
  watch: Record<WatchReason, string>
  methods: Record<string, string>
  nothingToPay: string
  heading: string
  export: string
  none: string
  columns: string[]
  choose: (number: number) => string
  chooseAll: string
  chooseNone: string
  stillDue: (amount: string) => string
  said: (count: number, step: string) => string
  follow: (count: number, stage: string) => string
  slips: string
  invoices: string
  trackingOf: (number: number) => string
  doubtTitle: string
  doubts: (doubt: StepDoubt) => string
  back: string
}

const WATCH = textsForStaff<DeskTexts["watch"]>({
  hu: {
    high_amount: "Nagy összegű, és még nincs kifizetve.",
    many_pieces: "Sok darab van benne, és még nincs kifizetve.",
    other_unpaid: "A vevőnek más kifizetetlen rendelése is volt, amikor megrendelte.",
    shared_phone: "Ezzel a telefonszámmal más e-mail-címről is van kifizetetlen rendelés.",
    odd_details: "A név vagy a cím nem tűnik valódinak.",
  },
  en: {
    high_amount: "A large amount, not paid yet.",
    many_pieces: "Many pieces, not paid yet.",
    other_unpaid: "The customer had other unpaid orders when placing it.",
    shared_phone: "An unpaid order from another e-mail address has the same telephone number.",
    odd_details: "The name or address does not look real.",
  },
})

/** Asked before a parcel is packed or sent, by the problem of the order. */
const NOT_WANTED = textsForStaff<DeskTexts["problems"]>({
  hu: {
    withdrawal:
      "A vevő elállt ettől a rendeléstől, és még nem kapott választ. Ha mégis elküldi, a csomagnak vissza kell jönnie.",
    withdrawal_open:
      "A vevő elállt ettől a rendeléstől, a bolt elfogadta, és a pénz még nem ment vissza. Ha mégis elküldi, a csomagnak vissza kell jönnie.",
    refunded_unsent: "A rendelés teljes árát visszatérítették. Ha mégis elküldi, ingyen adja.",
  },
  en: {
    withdrawal:
      "The customer has withdrawn from this order and has no answer yet. If you send it all the same, the parcel has to come back.",
    withdrawal_open:
      "The customer has withdrawn from this order, the shop has accepted it, and the money has not been refunded yet. If you send it all the same, the parcel has to come back.",
    refunded_unsent:
      "Everything that was paid for this order has been refunded. If you send it all the same, you give it away.",
  },
})

const PROBLEMS = textsForStaff<DeskTexts["problems"]>({
  hu: {
    invoice_failed: "Egy számla kiállítása nem sikerült.",
    mail_failed: "Egy levél nem ment el.",
    delivery_late: "25 napja rendelték meg, és még nem ment el: legkésőbb a 30. napig kézbesíteni kell.",
    return_expected: "A vevő visszaküld belőle: átvételre vár.",
    withdrawal: "A vevő elállt tőle: válaszra vár.",
    withdrawal_open:
      "Elfogadott elállás: a pénz vagy egy része még nem ment vissza (a teljes rendeléstől elállónak a szállítás díja is visszajár). Ha nem jár több, az „Elállások” lapon zárja le.",
    money_to_return: "Több pénz érkezett, mint amennyi jár érte: vissza kell téríteni.",
    transfer_to_return:
      "Olyan átutalás érkezett rá, amely nem kell hozzá: vissza kell utalni. A „Bankszámlakivonat” lapon jelölheti, ha megtörtént.",
    refunded_unsent: "A teljes árát visszatérítették, de nincs törölve: törölje, ha nem küldi el.",
    refund_refused:
      "A kártyaszolgáltató elutasított egy visszatérítést: a vevő még nem kapta vissza a pénzét. Lent, a visszatérítéseknél intézheti.",
    refund_unanswered:
      "A kártyaszolgáltató egy napja nem válaszol egy visszatérítésre. A bolt tovább próbálkozik; a szolgáltató felületén megnézheti, visszament-e a pénz.",
  },
  en: {
    invoice_failed: "An invoice could not be issued.",
    mail_failed: "An e-mail was not sent.",
    delivery_late: "Ordered 25 days ago and not sent yet: it must be delivered by the 30th day.",
    return_expected: "The customer is returning some of it: to be received.",
    withdrawal: "The customer has withdrawn: waiting for an answer.",
    withdrawal_open:
      "Accepted withdrawal: the money, or a part of it, has not gone back yet (after a withdrawal from the whole order the cost of delivery is due, too). If nothing more is due, close it under “Withdrawals”.",
    money_to_return: "More was paid than is due: the rest must be refunded.",
    transfer_to_return:
      "A transfer came that it does not need: the money must be transferred back. Mark it under “Bank statement” when it is done.",
    refunded_unsent:
      "All money has gone back, but the order is not canceled: cancel it, unless you send it all the same.",
    refund_refused:
      "The card provider has refused a refund: the customer does not have the money yet. See the refunds below.",
    refund_unanswered:
      "The card provider has not answered to a refund for a day. The shop keeps trying; the provider's own site shows whether the money went back.",
  },
})

const TEXTS = textsForStaff<DeskTexts>({
  hu: {
    stages: {
      problem: "Teendő van vele",
      to_pay: "Fizetésre vár",
      to_pack: "Csomagolandó",
      to_ship: "Feladandó",
      under_way: "Úton",
      done: "Kész",
      cancelled: "Törölve",
    },
    steps: {
      checked: "Megnéztem, rendben",
      paid: "Megérkezett a pénz",
      packed: "Becsomagolva",
      shipped: "Feladva",
      delivered: "Kézbesítve",
    },
    problems: PROBLEMS.hu,
    toPackToo: "Közben csomagolni is kell belőle.",
    watched: "Szokatlan",
    watch: WATCH.hu,
    methods: { bank_transfer: "Banki átutalás", cash_on_delivery: "Utánvét", card: "Bankkártya" },
    nothingToPay: "Nincs fizetnivaló",
    heading: "Rendelések teendői",
    export: "Egy év rendeléseinek letöltése",
    none: "Itt most nincs rendelés.",
    columns: ["", "Rendelés", "Beérkezett", "Vevő", "Szállítás", "Fizetés", "Végösszeg", "Állapot"],
    choose: (number) => `${number}. rendelés kijelölése`,
    chooseAll: "Mindet kijelöli",
    chooseNone: "Kijelölés törlése",
    stillDue: (amount) => ` (még ${amount})`,
    said: (count, step) => `${count} rendelés: ${step}.`,
    follow: (count, stage) => `Tovább: ${stage} (${count} rendelés)`,
    slips: "Csomagolójegy és címke (PDF)",
    invoices: "Számlák (PDF)",
    trackingOf: (number) => `${number}. csomagszáma`,
    doubtTitle: "Biztosan folytatja?",
    doubts: (doubt) => {
      if (doubt.reason === "not_wanted") return NOT_WANTED.hu[doubt.problem] ?? doubt.problem
      if (doubt.reason === "unpaid")
        return `Még nincs kifizetve, és nem utánvétes: ${formatMoney(doubt.due)} hiányzik.`
      if (doubt.reason === "came_back")
        return "Egyszer már átvétel nélkül visszajött. Előbb egyeztessen a vevővel: az újabb kiszállítást is a bolt fizeti a futárnak, és a rendelés ára magától nem nő meg vele."
      if (doubt.reason === "packed_in_part")
        return "Csak egy része van csomagban: így a többi is becsomagoltnak és feladottnak számít, és a vevő ezt kapja levélben. Ha csak a kész csomag ment el, a rendelés lapjának alján, annál a csomagnál nyomja meg: „Feladva”."
      if (doubt.reason === "cash_to_come")
        return `Utánvétes, és még nem ment el. Ha kifizetettnek jelöli, a futár nem szedi be az árát (${formatMoney(doubt.due)}).`
      return WATCH.hu[doubt.reason]
    },
    back: "Mégsem",
  },
  en: {
    stages: {
      problem: "Needs attention",
      to_pay: "To be paid",
      to_pack: "To pack",
      to_ship: "To ship",
      under_way: "On its way",
      done: "Done",
      cancelled: "Canceled",
    },
    steps: {
      checked: "Looked at, fine",
      paid: "Money received",
      packed: "Packed",
      shipped: "Shipped",
      delivered: "Delivered",
    },
    problems: PROBLEMS.en,
    toPackToo: "Something of it is to be packed, too.",
    watched: "Unusual",
    watch: WATCH.en,
    methods: { bank_transfer: "Bank transfer", cash_on_delivery: "Cash on delivery", card: "Card" },
    nothingToPay: "Nothing to pay",
    heading: "Orders to do",
    export: "Download a year of orders",
    none: "No orders here right now.",
    columns: ["", "Order", "Received", "Customer", "Delivery", "Payment", "Total", "State"],
    choose: (number) => `Select order ${number}`,
    chooseAll: "Select all",
    chooseNone: "Select none",
    stillDue: (amount) => ` (${amount} more)`,
    said: (count, step) => `${count} ${count === 1 ? "order" : "orders"}: ${step}.`,
    follow: (count, stage) => `Next: ${stage} (${count} ${count === 1 ? "order" : "orders"})`,
    slips: "Packing slip and label (PDF)",
    invoices: "Invoices (PDF)",
    trackingOf: (number) => `Tracking number of ${number}`,
    doubtTitle: "Go on?",
    doubts: (doubt) => {
      if (doubt.reason === "not_wanted") return NOT_WANTED.en[doubt.problem] ?? doubt.problem
      if (doubt.reason === "unpaid")
        return `Not paid yet, and not to be paid on delivery: ${formatMoney(doubt.due)} are missing.`
      if (doubt.reason === "came_back")
        return "It has come back once without being accepted. Talk to the customer first: you pay the carrier for this delivery, too, and the order's price does not rise by itself."
      if (doubt.reason === "packed_in_part")
        return "Only a part of it is packed: the rest would count as packed and sent, too, and the customer is told so. If only the packed parcel has left, press the button for it at that parcel, further down on the order's page."
      if (doubt.reason === "cash_to_come")
        return `To be paid on delivery, and not sent yet. If you mark it as paid, the courier does not collect the ${formatMoney(doubt.due)}.`
      return WATCH.en[doubt.reason]
    },
    back: "Back",
  },
})

export const deskTexts = (): DeskTexts => TEXTS[adminLanguage()]

/** The way of payment. An order that a gift card or a discount covers has one that nobody chose. */
export function wayToPay({ method, total, paid }: Pick<DeskOrder, "method" | "total" | "paid">): string {
  const { methods, nothingToPay } = deskTexts()
  return total === 0 && paid === 0 ? nothingToPay : (methods[method ?? ""] ?? method ?? "–")
}

import type { EntryDoubt, IgnoredEntry, KnownPayment, PlacedEntry } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

/** `to_return`, `late`, `done`: entries that have a place; the others are matches. */
export type EntrySection = "sure" | "doubtful" | "to_return" | "late" | "done" | "ignored"

interface StatementTexts {
  heading: string
  hint: string
  file: string
  chooseFile: string
  booked: (count: number) => string
  refused: (count: number) => string
  mark: (count: number) => string
  setAside: (count: number) => string
  progress: (count: number) => string
  read: (kept: number, known: number, left: number, unreadable: number) => string
  nothing: string
  unreadable: (count: number) => string
  row: (row: number, message: string) => string
  openColumns: string[]
  placedColumns: string[]
  more: (count: number) => string
  choose: (payer: string, amount: string) => string
  due: (amount: string, received: string | null) => string
  part: string
  surplus: (amount: string) => string
  allBack: string
  orderNumber: string
  /** How much of the entry an order gets. */
  share: string
  onlyPart: string
  assign: string
  /** What is left of a larger movement. */
  partOf: (whole: string) => string
  divide: (shares: string) => string
  divided: (shares: string) => string
  toTwin: string
  twin: (day: string | null, order: number | null, isPlaced: boolean) => string
  suggested: (order: number, name: string) => string
  toReturn: (amount: string) => string
  isReturned: string
  undo: string
  done: string
  sections: Record<EntrySection, { title: string; hint: string }>
  /** Why an entry is sure without effect, doubtful or left out. */
  reasons: Record<EntryDoubt | IgnoredEntry | KnownPayment, string>
  states: Record<PlacedEntry["state"], string>
}

const TEXTS = textsForStaff<StatementTexts>({
  hu: {
    heading: "Bankszámlakivonat",
    hint: "A bankból letöltött kivonat (CAMT.053 XML, CSV vagy XLSX) jóváírásait a bolt egyszer tárolja, és a rendelésekhez párosítja. Rendelés csak akkor változik, ha Ön megerősíti; minden tétel itt marad, amíg nem dönt róla.",
    file: "A kivonat fájlja",
    chooseFile: "Fájl kiválasztása",
    booked: (count) => `${count} tétel könyvelve.`,
    refused: (count) => `${count} tétel nem ment: az okuk a sorukban áll.`,
    mark: (count) => `${count} tétel könyvelése`,
    setAside: (count) => `${count} kijelölt tétel nem rendelésé`,
    progress: (count) => `${count} tétel kész…`,
    read: (kept, known, left, unreadable) =>
      `A kivonatban ${kept} rendezetlen jóváírás, ${known} már rendezett, ${left} kihagyott tétel és ${unreadable} olvashatatlan sor van.`,
    nothing: "Nincs rendezetlen tétel.",
    unreadable: (count) => `Olvashatatlan sorok (${count})`,
    row: (row, message) => `${row}. sor: ${message}`,
    openColumns: ["", "Nap", "Összeg", "Fizető", "Közlemény", "Rendelés", "Megjegyzés", "Hozzárendelés"],
    placedColumns: ["Nap", "Összeg", "Fizető", "Közlemény", "Rendelés", "Állapot", ""],
    more: (count) => `és még ${count}`,
    choose: (payer, amount) => `Kijelölés: ${[payer, amount].filter(Boolean).join(", ")}`,
    due: (amount, received) => `Fizetendő: ${amount}${received ? `, ebből megérkezett: ${received}` : ""}.`,
    part: "Könyvelve részfizetés lesz: a rendelés a hiányzó összegre vár, és addig nem törlődik magától.",
    surplus: (amount) => `Könyvelve a rendelés kifizetett lesz, a többlet (${amount}) pedig visszautalandó.`,
    allBack: "Könyvelve ehhez a rendeléshez kerül, és az egész összeg visszautalandó lesz.",
    orderNumber: "Rendelésszám",
    share: "Ennyi belőle (Ft)",
    onlyPart: "Csak egy része az övé",
    assign: "Hozzárendelés",
    partOf: (whole) => `${whole}-os utalás része`,
    divide: (shares) => `Szétosztás: ${shares}`,
    divided: (shares) => `Könyvelve így oszlik meg: ${shares}.`,
    toTwin: "Ugrás a másik tételre",
    twin: (day, order, isPlaced) =>
      `${[day, order && `${order}. rendelés`].filter(Boolean).join(", ") || "napja ismeretlen"}; ${isPlaced ? "már rendezte" : "még nem rendezte"}. Ha ugyanaz, jelölje ki, és nyomja meg a „nem rendelésé” gombot; ha a vevő valóban kétszer utalt, rendelje hozzá.`,
    suggested: (order, name) => `${order} · ${name}`,
    toReturn: (amount) => `Visszautalandó: ${amount}`,
    isReturned: "Visszautaltam",
    undo: "Visszavonás",
    done: "Kész.",
    sections: {
      sure: { title: "Biztos találatok", hint: "A rendelésszám és az összeg is pontosan egyezik." },
      doubtful: {
        title: "Kérdéses tételek",
        hint: "Itt maradnak, amíg Ön nem dönt. „Hozzárendelés”: azé a rendelésé lesz, amelynek a száma a mezőben áll; ha a bolt tudja, melyiké lehet, már beírta. A kijelölteket egyszerre is könyvelheti a sorukban álló rendelésre, vagy megjelölheti, hogy nem rendelésé. Amíg egy tétel egy rendelés számát vagy pontos összegét viseli, az a rendelés nem törlődik magától.",
      },
      to_return: {
        title: "Visszautalandó",
        hint: "A vevő pénze, amely a rendeléséhez nem kell. Utalja vissza a bankjában, aztán jelölje meg.",
      },
      late: {
        title: "Részfizetések, amelyek többi része nem jött meg",
        hint: "A határidő lejárt, a vevő a hiányzó összegre levelet kapott. A rendelés nem törlődik magától: a lapján adjon új határidőt, vagy törölje, és utalja vissza, ami megérkezett.",
      },
      done: { title: "Legutóbb rendezett tételek", hint: "A 100 legutóbbi." },
      ignored: { title: "A kivonatból kihagyva", hint: "Nincs velük teendő." },
    },
    reasons: {
      recorded_by_hand: "Kézzel már kifizetettnek jelölték: könyvelve ez lesz a bizonyítéka.",
      read_before: "Úgy tűnik, ezt egy másik fájlból már beolvasta:",
      unknown_reference: "Nincs benne ismert rendelésszám.",
      name_and_amount: "Rendelésszám nincs, de a név és az összeg erre a rendelésre illik.",
      several_orders: "Több rendelés száma is benne van.",
      too_little: "Kevesebb érkezett, mint amennyi fizetendő.",
      too_much: "Több érkezett, mint amennyi fizetendő.",
      already_paid: "Ez a rendelés már ki van fizetve.",
      paid_twice: "Erre a rendelésre már van itt befizetés.",
      order_cancelled: "Ezt a rendelést törölték.",
      other_method: "A rendelés utánvétes, mégis átutalták.",
      not_forints: "Nem forintban érkezett.",
      reversed: "A bank visszakönyvelte: nézze meg, melyik rendelést érinti, és jelölje meg, ha elintézte.",
      debit: "Terhelés",
      not_final: "Még nincs könyvelve",
      booked_before: "Korábban már rendezték",
    },
    states: {
      to_return: "",
      part: "Részfizetés: a rendelés a többire vár",
      late_part: "Részfizetés: a többi nem jött meg határidőre",
      paid: "A rendelésé",
      returned: "Visszautalva",
      set_aside: "Nem rendelésé",
    },
  },
  en: {
    heading: "Bank statement",
    hint: "What came in according to a statement downloaded from your bank (CAMT.053 XML, CSV or XLSX) is stored once, and matched with orders. No order changes until you confirm it, and every entry stays here until you have decided.",
    file: "The statement's file",
    chooseFile: "Choose a file",
    booked: (count) => `${count} ${count === 1 ? "entry" : "entries"} booked.`,
    refused: (count) => `${count} ${count === 1 ? "entry was" : "entries were"} refused: the rows say why.`,
    mark: (count) => `Book ${count} ${count === 1 ? "entry" : "entries"}`,
    setAside: (count) => `${count} selected ${count === 1 ? "entry is" : "entries are"} not for an order`,
    progress: (count) => `${count} done…`,
    read: (kept, known, left, unreadable) =>
      `The statement has ${kept} credits to settle, ${known} settled before, ${left} left out, and ${unreadable} unreadable rows.`,
    nothing: "Nothing is to be settled.",
    unreadable: (count) => `Unreadable rows (${count})`,
    row: (row, message) => `Row ${row}: ${message}`,
    openColumns: ["", "Day", "Amount", "Payer", "Reference", "Order", "Note", "Assign"],
    placedColumns: ["Day", "Amount", "Payer", "Reference", "Order", "State", ""],
    more: (count) => `and ${count} more`,
    choose: (payer, amount) => `Select: ${[payer, amount].filter(Boolean).join(", ")}`,
    due: (amount, received) => `Due: ${amount}${received ? `, of which ${received} have arrived` : ""}.`,
    part: "Booked, it is a part payment: the order waits for the rest, and is not canceled by itself until then.",
    surplus: (amount) => `Booked, the order is paid, and the surplus (${amount}) has to be transferred back.`,
    allBack: "Booked, it belongs to this order, and all of it has to be transferred back.",
    orderNumber: "Order number",
    share: "Its share (HUF)",
    onlyPart: "Only a part of it",
    assign: "Assign",
    partOf: (whole) => `part of a transfer of ${whole}`,
    divide: (shares) => `Divide: ${shares}`,
    divided: (shares) => `Booked, it is divided like this: ${shares}.`,
    toTwin: "Go to the other entry",
    twin: (day, order, isPlaced) =>
      `${[day, order && `order ${order}`].filter(Boolean).join(", ") || "day unknown"}; ${isPlaced ? "settled already" : "not settled yet"}. If it is the same, select it and press the button for entries that are not for an order; if the customer did pay twice, assign it.`,
    suggested: (order, name) => `${order} · ${name}`,
    toReturn: (amount) => `To be transferred back: ${amount}`,
    isReturned: "I sent it back",
    undo: "Undo",
    done: "Done.",
    sections: {
      sure: { title: "Sure matches", hint: "Order number and amount match exactly." },
      doubtful: {
        title: "Doubtful entries",
        hint: "They stay here until you decide. “Assign” gives an entry to the order in its field; if the shop knows which it may be for, the number is there already. Selected entries can also be booked together for the orders in their rows, or marked as not for an order. As long as an entry names an order or has its exact amount, that order is not canceled by itself.",
      },
      to_return: {
        title: "To be sent back",
        hint: "The customer's money that the order does not need. Transfer it in your bank, then mark it.",
      },
      late: {
        title: "Part payments whose rest has not come",
        hint: "The deadline is over, and the customer was asked for the rest by e-mail. The order is not canceled by itself: on its page, give a new deadline, or cancel it and send back what has arrived.",
      },
      done: { title: "Settled lately", hint: "The last 100." },
      ignored: { title: "Left out of the statement", hint: "Nothing is to be done about them." },
    },
    reasons: {
      recorded_by_hand: "It was marked as paid by hand: booked, this is the evidence.",
      read_before: "It looks like an entry that you have read from another file:",
      unknown_reference: "It names no known order.",
      name_and_amount: "It names no order, but name and amount fit this one.",
      several_orders: "It names several orders.",
      too_little: "Less than is due.",
      too_much: "More than is due.",
      already_paid: "This order is paid already.",
      paid_twice: "There is another payment for the order here.",
      order_cancelled: "This order was canceled.",
      other_method: "The order is cash on delivery, yet it was transferred.",
      not_forints: "Not in forints.",
      reversed: "The bank has reversed it: look which order it concerns, and mark it when it is dealt with.",
      debit: "Debit",
      not_final: "Not booked yet",
      booked_before: "Settled before",
    },
    states: {
      to_return: "",
      part: "Part payment: the order waits for the rest",
      late_part: "Part payment: the rest has not come in time",
      paid: "Belongs to the order",
      returned: "Sent back",
      set_aside: "Not for an order",
    },
  },
})

export const statementTexts = (): StatementTexts => TEXTS[adminLanguage()]

import type { ComplaintState } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

interface ComplaintTexts {
  heading: string
  hint: string
  columns: string[]
  /** Before and after the link to the page's text. */
  form: [string, string]
  pageText: string
  none: string
  noneYet: string
  state: string
  all: string
  states: Record<ComplaintState, string>
  overdue: string
  receiptMissing: string
  open: string
  close: string
  description: string
  photo: (number: number) => string
  request: string
  noRequest: string
  answer: string
  answeredAt: (moment: string) => string
  check: string
  send: string
  reject: string
  settle: string
  mailed: string
  saved: string
}

const TEXTS = textsForStaff<ComplaintTexts>({
  hu: {
    heading: "Panaszok",
    hint: "Az írásbeli panaszra a határidőig írásban, érdemben kell válaszolni; az elutasítást meg kell indokolni. A „Válasz küldése” és az „Elutasítás” levelet küld a vevőnek; az elutasításhoz a levél hozzáteszi a békéltető testület és a hatóság adatait. A lezárt ügyeket a megőrzési idő végén a bolt törli.",
    columns: ["Ügyszám", "Beérkezett", "Név", "Rendelésszám", "Válasz határideje", "Állapot", ""],
    form: [
      "A vevő a bolt „Panaszkezelés” oldalának űrlapján tehet panaszt; az űrlap ott mindig látszik. Az oldal szövege, ha még nem említi: ",
      ".",
    ],
    pageText: "Tartalom, Oldalak, „Panaszkezelés”",
    none: "Nincs ilyen panasz.",
    noneYet: "Még nem érkezett panasz.",
    state: "Állapot",
    all: "Minden panasz",
    states: {
      received: "Beérkezett",
      checking: "Kivizsgálás alatt",
      answered: "Megválaszolva",
      rejected: "Elutasítva",
      closed: "Lezárva",
    },
    overdue: "Lejárt",
    receiptMissing: "A visszaigazolás nem ment el",
    open: "Megnyitás",
    close: "Bezárás",
    description: "Mi történt?",
    photo: (number) => `${number}. fénykép a panaszhoz`,
    request: "Mit kér?",
    noRequest: "Nem írta meg.",
    answer: "Válasz (a vevő levélben megkapja; a megszólítást és a bolt nevét a levél hozzáteszi)",
    answeredAt: (moment) => `Elküldve: ${moment}`,
    check: "Kivizsgálás alatt",
    send: "Válasz küldése",
    reject: "Elutasítás",
    settle: "Lezárás levél nélkül",
    mailed: "Elmentve. A vevő levelet kap.",
    saved: "Elmentve.",
  },
  en: {
    heading: "Complaints",
    hint: "A complaint in writing must be answered in writing and in substance by its deadline; a rejection needs reasons. “Send answer” and “Reject” mail the customer; a rejection also names the conciliation board and the authority. Settled cases are deleted when they need not be kept any longer.",
    columns: ["Case", "Received", "Name", "Order", "Answer by", "State", ""],
    form: [
      "Customers complain by the form on the shop's page of complaints, where it is always shown. The page's text, if it does not mention the form yet: ",
      ".",
    ],
    pageText: "Content, Pages, “Complaints”",
    none: "There is no such complaint.",
    noneYet: "No complaint has arrived yet.",
    state: "State",
    all: "All complaints",
    states: {
      received: "Received",
      checking: "Being looked into",
      answered: "Answered",
      rejected: "Rejected",
      closed: "Closed",
    },
    overdue: "Overdue",
    receiptMissing: "The receipt was not sent",
    open: "Open",
    close: "Close",
    description: "What happened?",
    photo: (number) => `Photo ${number} of the complaint`,
    request: "What do they ask for?",
    noRequest: "Not said.",
    answer: "Answer (the customer gets it by e-mail, which adds the greeting and the name of the shop)",
    answeredAt: (moment) => `Sent: ${moment}`,
    check: "Being looked into",
    send: "Send answer",
    reject: "Reject",
    settle: "Close without a mail",
    mailed: "Saved. The customer gets an e-mail.",
    saved: "Saved.",
  },
})

export const complaintTexts = (): ComplaintTexts => TEXTS[adminLanguage()]

import { foldAccents } from "@porteka/hungary"
import { readCsv } from "../../../records/csv.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { type NewEntry, NotAStatementError, type RowProblem } from "./entry.ts"
import { readAmount, readDay } from "./read-cells.ts"

/**
 * How banks name their columns, normalized; the first match in the list wins. From exports of K&H (`könyvelés
 * dátuma`, `partner elnevezése`, `összeg devizaneme`) and Erste (`Booking Date`, `Partner Name`), and common
 * Hungarian names.
 */
const COLUMNS = {
  date: [
    "konyveles datuma",
    "konyvelesi datum",
    "konyveles napja",
    "booking date",
    "tranzakcio datuma",
    "tranzakcio idopontja",
    "teljesites datuma",
    "erteknap",
    "datum",
    "date",
  ],
  amount: ["osszeg", "tranzakcio osszege", "konyvelt osszeg", "amount"],
  credit: ["jovairas", "jovairas osszege", "credit"],
  debit: ["terheles", "terheles osszege", "debit"],
  direction: [
    "terheles/jovairas",
    "terheles vagy jovairas",
    "t/j",
    "jelleg",
    "irany",
    "bejovo/kimeno",
    "credit/debit",
  ],
  currency: ["osszeg devizaneme", "devizanem", "penznem", "deviza", "currency"],
  payer: [
    "partner elnevezese",
    "partner neve",
    "partner nev",
    "ellenoldali nev",
    "ellenoldal neve",
    "kuldo neve",
    "fizeto fel neve",
    "megbizo neve",
    "partner",
    "nev",
    "partner name",
  ],
  account: [
    "partner szamlaszama",
    "partner szamla",
    "partner szamlaszam",
    "partner bankszamlaszama",
    "partner szamlaszama/azonositoja",
    "partner iban",
    "partner account",
    "ellenoldali szamlaszam",
    "ellenoldali szamla",
    "ellenszamla",
    "ellenoldal szamlaszama",
    "kuldo szamlaszama",
    "fizeto fel szamlaszama",
    "megbizo szamlaszama",
  ],
  id: [
    "tranzakcio azonosito",
    "tranzakcio azonositoja",
    "tranzakcioazonosito",
    "banki azonosito",
    "bizonylatszam",
    "transaction id",
  ],
} as const

/** Columns that may contain the reference: all of them are read. */
const TEXTS = [
  "kozlemeny",
  "narrativa",
  "megjegyzes",
  "leiras",
  "reszletek",
  "tranzakcio leirasa",
  "ugyfelazonosito",
  "fizetesi azonosito",
  "note",
  "description",
  "reference",
  "remittance information",
  "payment reference",
]

type Key = keyof typeof COLUMNS
type Places = Partial<Record<Key, number>> & { texts: number[] }

/** A statement may begin with lines about the account. */
const MOST_HEAD_ROWS = 30

/**
 * OTP's table has no header: account, T or J (debit or credit), amount, currency, booking date, value date,
 * balance, counterparty account, name and text.
 */
const HEADLESS: Places = {
  direction: 1,
  amount: 2,
  currency: 3,
  date: 4,
  account: 7,
  payer: 8,
  texts: [9, 10, 11],
}

/**
 * The movements in a bank's CSV file, whose columns are identified by name.
 * @throws NotAStatementError
 */
export function readBankCsv(content: string): { entries: NewEntry[]; problems: RowProblem[] } {
  const rows = readCsv(content)
  const { places, begin } = findPlaces(rows)
  const entries: NewEntry[] = []
  const problems: RowProblem[] = []
  rows.slice(begin).forEach((cells, index) => {
    const read = readRow(cells, places)
    if (typeof read === "string") problems.push({ row: begin + index + 1, message: read })
    else entries.push(read)
  })
  return { entries, problems }
}

function findPlaces(rows: readonly string[][]): { places: Places; begin: number } {
  for (const [index, row] of rows.slice(0, MOST_HEAD_ROWS).entries()) {
    const heads = row.map(foldHead)
    const places = placesIn(heads)
    const hasMoney = places.amount !== undefined || places.credit !== undefined
    if (hasMoney && (places.texts.length > 0 || places.payer !== undefined))
      return { places, begin: index + 1 }
  }
  if (rows[0] && /^[TJ]$/.test(rows[0][1]?.trim() ?? "")) return { places: HEADLESS, begin: 0 }
  throw new NotAStatementError(
    staffText({
      hu: "A táblázat fejlécét nem ismerjük: legyen benne „Összeg” (vagy „Jóváírás”), és „Közlemény” vagy „Partner neve” oszlop.",
      en: "The head of the table is not known: it needs a column „Összeg” (or „Jóváírás”), and one „Közlemény” or „Partner neve”.",
    }),
  )
}

function placesIn(heads: readonly string[]): Places {
  const places: Places = { texts: [] }
  for (const [key, names] of Object.entries(COLUMNS)) {
    const name = names.find((one) => heads.includes(one))
    if (name) places[key as Key] = heads.indexOf(name)
  }
  places.texts = heads.flatMap((head, index) => (TEXTS.includes(head.replace(/[ /]\d+$/, "")) ? [index] : []))
  return places
}

/** The normalized form of a column's name: `Összeg (HUF):` becomes `osszeg`. */
const foldHead = (head: string) =>
  foldAccents(head)
    .replace(/\(.*?\)|[:*"]/g, "")
    .replace(/\s+/g, " ")
    .trim()

function readRow(cells: readonly string[], places: Places): NewEntry | string {
  const cell = (key: Key) => (places[key] === undefined ? "" : (cells[places[key]] ?? "").trim())
  const money = readMoney(cell)
  if (money === null)
    return staffText({
      hu: "Az összeg hiányzik vagy nem olvasható.",
      en: "The amount is missing or cannot be read.",
    })
  const { amount, is_credit } = money
  return {
    booked_on: readDay(cell("date")),
    amount,
    is_credit,
    currency: cell("currency").toUpperCase() || "HUF",
    is_final: true,
    is_reversal: false,
    payer: cell("payer"),
    account: cell("account") || null,
    text: places.texts
      .map((place) => (cells[place] ?? "").trim())
      .filter(Boolean)
      .join(" · "),
    refs: cell("id") ? [cell("id")] : [],
  }
}

function readMoney(cell: (key: Key) => string): { amount: number; is_credit: boolean } | null {
  const credit = readAmount(cell("credit"))
  if (credit) return { amount: Math.abs(credit), is_credit: true }
  const debit = readAmount(cell("debit"))
  if (debit) return { amount: Math.abs(debit), is_credit: false }
  const amount = readAmount(cell("amount"))
  if (amount === null) return null
  const isDebit = amount < 0 || /^(t$|terheles|debit|dbit|kimeno)/.test(foldAccents(cell("direction")))
  return { amount: Math.abs(amount), is_credit: !isDebit }
}

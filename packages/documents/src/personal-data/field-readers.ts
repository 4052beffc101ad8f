import {
  addressLines,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPhone,
  fullName,
  type PrintableAddress,
} from "@porteka/hungary"
import { CURRENCY, LANGUAGES, lineOptionsOf, showLineOptions } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import type { PersonalDataWords } from "./hungarian-words.ts"

export type Row = Record<string, unknown>

/** A delivery method as an order stores it; the carrier is that of a pickup point. */
export interface StoredDelivery {
  name: string
  code: string | null
  carrier: string | null
}

/** What turns values into text: the language, its words, and the customer's order numbers by id. */
export interface Reader {
  locale: Locale
  words: PersonalDataWords
  orderNumbers: ReadonlyMap<unknown, string>
  deliveryName: (delivery: StoredDelivery) => string
}

/** A value as lines of text; empty if there is none. */
export type Read = (row: Row, reader: Reader) => string[]

/** Labels for the codes of one kind. */
type WordGroup =
  | "order"
  | "payment"
  | "invoiceKind"
  | "invoice"
  | "withdrawal"
  | "complaint"
  | "deadline"
  | "consent"
  | "notice"
  | "review"
  | "mailState"
  | "mail"

/** A line break is allowed after it, never before. */
export const DASH = "\u00A0– "

const one = (value: string | null | undefined): string[] => (value ? [value] : [])
const stringOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

export const text =
  (field: string): Read =>
  (row) =>
    one(stringOf(row[field]))

export const moment =
  (field: string): Read =>
  (row, { locale }) =>
    one(stringOf(row[field]) && formatDateTime(stringOf(row[field]), locale))

export const day =
  (field: string): Read =>
  (row, { locale }) =>
    one(stringOf(row[field]) && formatDate(stringOf(row[field]), locale))

/** Of a list; nothing if it is empty. */
export const count =
  (field: string): Read =>
  (row) => {
    const list = row[field]
    return Array.isArray(list) && list.length > 0 ? [String(list.length)] : []
  }

/** Yes or no; empty if unknown. */
export const answer =
  (field: string): Read =>
  (row, { words }) =>
    typeof row[field] === "boolean" ? [row[field] ? words.yes : words.no] : []

/** Only true values are shown. */
export const ifSo =
  (field: string): Read =>
  (row, { words }) =>
    row[field] === true ? [words.yes] : []

export const word =
  (group: WordGroup, field: string): Read =>
  (row, { words }) => {
    const code = stringOf(row[field])
    if (!code) return []
    const known: Record<string, string | undefined> = words[group]
    return [known[code] ?? words.other]
  }

export const language =
  (field: string): Read =>
  (row) => {
    const code = LANGUAGES_BY_CODE[stringOf(row[field]).slice(0, 2)]
    return one(code?.name)
  }

const LANGUAGES_BY_CODE: Record<string, { name: string } | undefined> = LANGUAGES

/** An amount in the record's currency; empty for zero if zero means that there is none. */
export const money =
  (field: string, { zero }: { zero: boolean } = { zero: true }): Read =>
  (row, { locale }) => {
    const amount = Number(row[field] ?? Number.NaN)
    if (Number.isNaN(amount) || (amount === 0 && !zero)) return []
    return [formatMoney(amount, stringOf(row.currency_code) || CURRENCY, locale)]
  }

export const phone =
  (field: string): Read =>
  (row) =>
    one(stringOf(row[field]) && formatPhone(stringOf(row[field])))

export const person: Read = (row, { locale }) => one(fullName(row, locale))

const addressOf: Read = (address, { locale }) => [
  ...addressLines(address as PrintableAddress, locale),
  ...phone("phone")(address, { locale } as Reader),
]

/** The record itself as an address, or the one it contains. */
export const address =
  (field?: string): Read =>
  (row, reader) =>
    addressOf(field ? fieldsOf(row[field]) : row, reader)

/** Reads a nested field. */
export const inside =
  (field: string, read: Read): Read =>
  (row, reader) =>
    read(fieldsOf(row[field]), reader)

/** The number of the order that a record belongs to. */
export const orderNumber =
  (field = "order_id"): Read =>
  (row, { orderNumbers }) =>
    one(orderNumbers.get(row[field]))

/** `2 × Habán kancsó, 0,7 liter: 12 990 Ft`, with its options. */
export const items: Read = (row, { locale }) =>
  rowsOf(row.items).flatMap((item) => {
    const variant = stringOf(item.variant_title)
    const name = [stringOf(item.product_title) || stringOf(item.title), variant].filter(Boolean).join(", ")
    const [price] = money("unit_price")({ ...item, currency_code: row.currency_code }, { locale } as Reader)
    const options = showLineOptions(lineOptionsOf(item.metadata), locale, formatDate)
    return [
      [`${stringOf(item.quantity)} × ${name}`, price].filter(Boolean).join(DASH),
      ...options.map(({ label, value }) => [label, value].filter(Boolean).join(": ")),
    ]
  })

import { keysOf } from "@porteka/shop"
import type { Reader, Row } from "./field-readers.ts"
import { PERSONAL_DATA_PARTS, type PersonalDataPart } from "./parts.ts"
import { PERSONAL_DATA_WORDS } from "./words.ts"

export type { StoredDelivery } from "./field-readers.ts"
export { PERSONAL_DATA_WORDS } from "./words.ts"

/** All data about a customer (`AccountExport` of the commerce SDK). */
export interface PersonalData extends Record<Exclude<PersonalDataPart, "customer" | "wishlist">, Row[]> {
  customer: Row
  wishlist: { items: readonly object[] }
}

/** A kind of data and its records. */
export interface PersonalDataSection {
  part: PersonalDataPart
  heading: string
  records: PersonalDataRecord[]
}

export interface PersonalDataRecord {
  title: string | null
  lines: { label: string; values: string[] }[]
}

/** Personal data as text a person can read. Ids, derived totals and technical values are only in the file. */
export function readPersonalData(
  data: PersonalData,
  { locale, deliveryName }: Pick<Reader, "locale" | "deliveryName">,
): PersonalDataSection[] {
  const words = PERSONAL_DATA_WORDS[locale]
  const orderNumbers = new Map(data.orders.map(({ id, display_id: number }) => [id, String(number)]))
  const reader: Reader = { locale, words, orderNumbers, deliveryName }
  return keysOf(PERSONAL_DATA_PARTS).map((part) => ({
    part,
    heading: part === "customer" && data.customer.has_account === false ? words.guest : words.part[part],
    records: recordsOf(data, part).map((record) => readRecord(part, record, reader)),
  }))
}

function readRecord(part: PersonalDataPart, record: Row, reader: Reader): PersonalDataRecord {
  const { title, lines } = PERSONAL_DATA_PARTS[part]
  return {
    title: title?.(record, reader) ?? null,
    lines: lines
      .map(([label, read]) => ({ label: reader.words.label[label], values: read(record, reader) }))
      .filter(({ values }) => values.length > 0),
  }
}

function recordsOf(data: PersonalData, part: PersonalDataPart): Row[] {
  if (part === "customer") return [data.customer]
  if (part === "wishlist") return data.wishlist.items.map((item) => ({ ...item }))
  return data[part]
}

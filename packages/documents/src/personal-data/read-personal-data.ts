import { KEPT_PARTS, type KeptPart } from "./kept-parts.ts"
import type { Reader, Row } from "./kept-reader.ts"
import { KEPT_WORDS } from "./kept-words.ts"

export type { KeptDelivery } from "./kept-reader.ts"
export { KEPT_WORDS } from "./kept-words.ts"

/** All data about a customer (`AccountExport` of the commerce SDK). */
export interface PersonalData extends Record<Exclude<KeptPart, "customer" | "wishlist">, Row[]> {
  customer: Row
  wishlist: { items: readonly object[] }
}

/** A kind of data and its records. */
export interface KeptSection {
  part: KeptPart
  heading: string
  records: KeptRecord[]
}

export interface KeptRecord {
  title: string | null
  lines: { label: string; values: string[] }[]
}

/** Personal data as text a person can read. Ids, derived totals and technical values are only in the file. */
export function readPersonalData(
  data: PersonalData,
  { locale, deliveryName }: Pick<Reader, "locale" | "deliveryName">,
): KeptSection[] {
  const words = KEPT_WORDS[locale]
  const orderNumbers = new Map(data.orders.map(({ id, display_id: number }) => [id, String(number)]))
  const reader: Reader = { locale, words, orderNumbers, deliveryName }
  return (Object.keys(KEPT_PARTS) as KeptPart[]).map((part) => ({
    part,
    heading: part === "customer" && data.customer.has_account === false ? words.guest : words.part[part],
    records: recordsOf(data, part).map((record) => readRecord(part, record, reader)),
  }))
}

function readRecord(part: KeptPart, record: Row, reader: Reader): KeptRecord {
  const { title, lines } = KEPT_PARTS[part]
  return {
    title: title?.(record, reader) ?? null,
    lines: lines
      .map(([label, read]) => ({ label: reader.words.label[label], values: read(record, reader) }))
      .filter(({ values }) => values.length > 0),
  }
}

function recordsOf(data: PersonalData, part: KeptPart): Row[] {
  if (part === "customer") return [data.customer]
  if (part === "wishlist") return data.wishlist.items.map((item) => ({ ...item }))
  return data[part]
}

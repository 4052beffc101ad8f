import { createHash } from "node:crypto"
import type { Locale } from "@porteka/shop/languages"
import type { StoredState } from "./change-tags.ts"
import type { CatalogueDocument } from "./document/build-document.ts"
import { DOCUMENT_FORMAT } from "./document/document-format.ts"
import { readEntry } from "./document/stored-documents.ts"

/** A document's row before it is rewritten. */
export interface StoredRow {
  product_id: string
  locale: Locale
  handle: string
  fingerprint: string
  card: string
  entry: string
  format: number
}

export interface NewRow extends StoredRow {
  product: string
  valid_until: Date | null
}

export const keyOf = ({ product_id, locale }: { product_id: string; locale: string }) =>
  `${locale} ${product_id}`

export const toState = (row: StoredRow | null): StoredState | null =>
  row && { card: row.card, entry: readEntry(row) }

/** The document as its row; its fingerprint changes with anything in it. */
export function toRow(document: CatalogueDocument): NewRow {
  const product = JSON.stringify({ product: document.product })
  const card = JSON.stringify(document.card)
  const entry = JSON.stringify(document.entry)
  const fingerprint = createHash("sha1")
    .update(`${DOCUMENT_FORMAT}`)
    .update(product)
    .update(card)
    .update(entry)
    .digest("base64")
  const { product_id, locale, handle, valid_until } = document
  return {
    product_id,
    locale,
    handle,
    valid_until,
    product,
    card,
    entry,
    fingerprint,
    format: DOCUMENT_FORMAT,
  }
}

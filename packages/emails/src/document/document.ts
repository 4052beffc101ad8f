import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/**
 * An e-mail before it is drawn. Every template makes one; the HTML and the text part are two drawings of it,
 * so that they cannot say different things.
 */
export interface EmailDocument {
  /** Who writes. */
  shop: Shop
  locale: Locale
  subject: string
  /** The line mail programs show beside the subject. */
  preview: string
  title: string
  greeting: string | null
  blocks: Block[]
}

export type Inline = string | { link: string; href: string } | { strong: string }

export interface Fact {
  label: string
  value: string
}

export interface ItemLine {
  /** null when no number is meant. */
  quantity: number | null
  title: string
  /** Variant, article number, unit price: one short line each. */
  details: string[]
  amount: string | null
  pictureUrl: string | null
}

export interface TotalLine {
  label: string
  amount: string
  /** `grand`: what is to be paid; `note`: said in passing, like the VAT share. */
  rank: "plain" | "grand" | "note"
}

export interface Column {
  title: string
  lines: string[]
}

export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "heading"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "items"; lines: ItemLine[]; totals: TotalLine[] }
  | { kind: "columns"; columns: Column[] }
  | { kind: "code"; code: string }
  | { kind: "panel"; title: string; blocks: Block[] }
  /** Information the law wants in the e-mail: complete, but quieter. */
  | { kind: "smallPrint"; title: string; blocks: Block[] }

export const paragraph = (...content: Inline[]): Block => ({ kind: "paragraph", content })
export const heading = (text: string): Block => ({ kind: "heading", text })
export const button = (label: string, href: string): Block => ({ kind: "button", label, href })
export const facts = (...rows: [label: string, value: string][]): Block => ({
  kind: "facts",
  facts: rows.map(([label, value]) => ({ label, value })),
})

export const itemTitle = (quantity: number | null, title: string): string =>
  quantity === null ? title : `${quantity} × ${title}`

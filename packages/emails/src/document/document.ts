import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/**
 * The content of an e-mail before it is rendered. Every template returns one; HTML and plain text are both
 * generated from it, so that they have the same content.
 */
export interface EmailDocument {
  /** Who writes. */
  shop: Shop
  locale: Locale
  subject: string
  /** The preview line that mail programs show beside the subject. */
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

export type FactRow = [label: string, value: string | null | undefined]

export interface ItemLine {
  /** null if no quantity is shown. */
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
  /** `grand`: the total, and the amount to pay; `note`: a remark, such as the VAT included. */
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
  /** Information required by law: complete, but less prominent. */
  | { kind: "smallPrint"; title: string; blocks: Block[] }

/** Blocks as templates write them. */
export const paragraph = (...content: Inline[]): Block => ({ kind: "paragraph", content })
export const heading = (text: string): Block => ({ kind: "heading", text })
export const button = (label: string, href: string): Block => ({ kind: "button", label, href })
/** Rows without a value are left out. */
export const facts = (...rows: FactRow[]): Block => ({
  kind: "facts",
  facts: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
})

/** "2 × Mug", or only the title if no quantity is shown. */
export const itemTitle = (quantity: number | null, title: string): string =>
  quantity === null ? title : `${quantity} × ${title}`

import type { CataloguePicture } from "./catalogue-types.ts"

/** One line of the journal. */
export interface JournalSummary {
  slug: string
  title: string
  excerpt: string
  author: string
  /** ISO 8601. */
  published_at: string
  picture: CataloguePicture | null
}

/** One entry in full. */
export interface JournalEntry extends JournalSummary {
  /** Markdown. */
  body: string
  product_handles: string[]
}

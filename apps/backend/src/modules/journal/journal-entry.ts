import type { CataloguePicture, JournalEntry, JournalSummary } from "@porteka/commerce-sdk"
import { fullName, splitName } from "@porteka/hungary"
import { DEFAULT_LOCALE, type Locale } from "@porteka/shop/languages"
import type { PictureRecord } from "../../pictures/picture-record.ts"

export interface JournalTexts {
  title: string
  excerpt: string
  /** Markdown. */
  body: string
}

/** One entry as it is stored. */
export interface JournalRecord {
  slug: string
  /** In the order of the default language: in Hungarian family name first. */
  author: string
  published_at: Date
  /** Languages that were added later may be missing. */
  texts: Partial<Record<Locale, JournalTexts>> & Record<typeof DEFAULT_LOCALE, JournalTexts>
  picture: PictureRecord | null
  product_handles: string[]
}

export type JournalRow = JournalRecord

const textsIn = ({ texts }: JournalRow, locale: Locale) => texts[locale] ?? texts[DEFAULT_LOCALE]

export function toSummary(row: JournalRow, locale: Locale): JournalSummary {
  const { title, excerpt } = textsIn(row, locale)
  return {
    slug: row.slug,
    title,
    excerpt,
    author: fullName(splitName(row.author, DEFAULT_LOCALE), locale),
    published_at: row.published_at.toISOString(),
    picture: toPicture(row.picture, locale, title),
  }
}

export function toEntry(row: JournalRow, locale: Locale): JournalEntry {
  return { ...toSummary(row, locale), body: textsIn(row, locale).body, product_handles: row.product_handles }
}

function toPicture(picture: PictureRecord | null, locale: Locale, title: string): CataloguePicture | null {
  return picture && { ...picture, alt: picture.alt?.[locale] ?? title }
}

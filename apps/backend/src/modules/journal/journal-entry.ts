import type { CataloguePicture, JournalEntry, JournalSummary } from "@porteka/commerce-sdk"
import { fullName, splitName } from "@porteka/hungary"
import type { PictureRecord } from "../../pictures/picture-record.ts"
import type { CatalogueLocale } from "../catalogue/locales.ts"

export interface JournalTexts {
  title: string
  excerpt: string
  /** Markdown. */
  body: string
}

/** One entry as it is stored. */
export interface JournalRecord {
  slug: string
  /** As Hungarian writes it, family name first. */
  author: string
  published_at: Date
  texts: Record<CatalogueLocale, JournalTexts>
  picture: PictureRecord | null
  product_handles: string[]
}

export type JournalRow = JournalRecord

export function toSummary(row: JournalRow, locale: CatalogueLocale): JournalSummary {
  const { title, excerpt } = row.texts[locale]
  return {
    slug: row.slug,
    title,
    excerpt,
    author: fullName(splitName(row.author, "hu"), locale),
    published_at: row.published_at.toISOString(),
    picture: toPicture(row.picture, locale, title),
  }
}

export function toEntry(row: JournalRow, locale: CatalogueLocale): JournalEntry {
  return { ...toSummary(row, locale), body: row.texts[locale].body, product_handles: row.product_handles }
}

function toPicture(
  picture: PictureRecord | null,
  locale: CatalogueLocale,
  title: string,
): CataloguePicture | null {
  return picture && { ...picture, alt: picture.alt?.[locale] ?? title }
}

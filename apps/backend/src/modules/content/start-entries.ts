import { readStartPage } from "@porteka/documents"
import { CONTENT_PAGES } from "@porteka/shop"
import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import type { ContentKindName, ContentValues } from "./content-kinds.ts"

/** The text of an entry before anybody has changed it. */
export interface StartEntry {
  kind: ContentKindName
  key: string
  values: ContentValues
  edition: number
  publishAt: Date
}

/** The texts of the repository that a shop starts with, and entries that are empty at first. */
export function startEntries(): StartEntry[] {
  const lists = (["home", "menu", "redirects", "search", "filters"] as const).map(
    (kind): StartEntry => ({ kind, key: kind, values: {}, edition: 1, publishAt: new Date(0) }),
  )
  return [...startPages(), ...lists]
}

function startPages(): StartEntry[] {
  return CONTENT_PAGES.map((page) => {
    const values: ContentValues = {}
    for (const locale of LOCALES) {
      const text = readStartPage(page, locale)
      if (!text) continue
      values[`title.${locale}`] = text.title
      values[`description.${locale}`] = text.description
      values[`text.${locale}`] = text.markdown.trim()
    }
    const { version = "1", date = "2026-11-21" } = readStartPage(page, DEFAULT_LOCALE) ?? {}
    return {
      kind: "page",
      key: page,
      values,
      edition: Number(version),
      publishAt: new Date(`${date}T00:00:00Z`),
    }
  })
}

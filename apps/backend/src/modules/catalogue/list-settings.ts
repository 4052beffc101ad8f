import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueTag } from "@porteka/commerce-sdk"
import { byLanguage, type Locale } from "@porteka/shop/languages"
import { type FacetSettings, readFacetLines, readFacetNames } from "./list-index/facet-settings.ts"
import { type OwnWords, readHiddenWords, readSynonyms } from "./search/own-words.ts"

/** The owner's settings for lists and search. */
export interface ListSettings {
  words: Record<Locale, OwnWords>
  facets: Record<Locale, FacetSettings>
}

/** Change-feed tags that invalidate them. */
export const LIST_SETTINGS_TAGS = ["content:search", "content:filters"] as const satisfies CatalogueTag[]

/**
 * The current settings; a line that is no longer valid, for example because a facet was removed, is skipped.
 */
export async function readListSettings(knex: Knex): Promise<ListSettings> {
  const { rows } = await knex.raw<{ rows: { kind: string; values: Record<string, string> }[] }>(
    `select entry.kind, live.values from content_entry entry
       join lateral (select values from content_version
                      where entry_id = entry.id and publish_at <= now() order by number desc limit 1) live on true
      where entry.kind in ('search', 'filters')`,
  )
  const valuesOf = (kind: string) => rows.find((row) => row.kind === kind)?.values ?? {}
  const [search, filters] = [valuesOf("search"), valuesOf("filters")]
  return {
    words: byLanguage((locale) => ({
      synonyms: readSynonyms(search[`synonyms.${locale}`] ?? "").read,
      hidden: readHiddenWords(search[`hidden.${locale}`] ?? "").read,
    })),
    facets: byLanguage((locale) => ({
      names: new Map(
        readFacetNames(filters[`names.${locale}`] ?? "").read.map(({ target, name }) => [target, name]),
      ),
      order: readFacetLines(filters.order ?? "").read,
      hidden: readFacetLines(filters.hidden ?? "").read,
    })),
  }
}

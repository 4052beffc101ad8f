import type { AdminContentEntry, AdminContentState, AdminContentSummary } from "@porteka/commerce-sdk"
import { type ContentPage, MAKERS_PAGE, pageSlug } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { shopUrl } from "../../../mail/shop-links.ts"
import {
  CONTENT_KINDS,
  type ContentKindName,
  type ContentValues,
} from "../../../modules/content/content-kinds.ts"
import type { ContentEntry, ContentVersion } from "../../../modules/content/service.ts"
import type { ContentLink } from "../../../modules/content/shop-page.ts"
import { staffLanguage } from "../../../staff-language/staff-language.ts"

const TITLE_CHARACTERS = 120

export function toSummary(entry: ContentEntry): AdminContentSummary {
  const { id, kind, values, latest, saved_by, saved_at, live, planned_at } = entry
  return {
    id,
    kind,
    title: titleOf(kind, values).slice(0, TITLE_CHARACTERS),
    version: latest,
    state: stateOf(entry),
    /** There is a saved version that is not published. */
    has_draft: live !== null && latest > live && planned_at === null,
    planned_at: planned_at?.toISOString() ?? null,
    saved_by,
    saved_at: saved_at.toISOString(),
  }
}

/** An entry's name, in the default language if it is translated. */
export function titleOf(kind: ContentKindName, values: ContentValues): string {
  const { title, label } = CONTENT_KINDS[kind]
  if (title === undefined) return label[staffLanguage()]
  return values[`${title}.${DEFAULT_LOCALE}`] ?? values[title] ?? ""
}

function stateOf({ live, live_shown, planned_at }: ContentEntry): AdminContentState {
  if (live_shown) return "published"
  if (planned_at) return "planned"
  return live === null ? "draft" : "hidden"
}

/** The page of a published entry in the language of the request. */
function pageOf({ kind, key, live_shown }: ContentEntry): string | null {
  const locale = staffLanguage()
  const paths: Partial<Record<ContentKindName, () => string>> = {
    announcement: () => "",
    home: () => "",
    menu: () => "",
    page: () => `/${pageSlug(key as ContentPage, locale)}`,
    journal: () => `/journal/${key}`,
    maker: () => `/${MAKERS_PAGE[locale]}/${key}`,
  }
  const path = paths[kind]
  return path && live_shown ? shopUrl(locale, path()) : null
}

export function toEntryView(
  entry: ContentEntry,
  history: readonly ContentVersion[],
  missing: readonly ContentLink[],
): AdminContentEntry {
  return {
    ...toSummary(entry),
    values: entry.values,
    live: entry.live,
    page_url: pageOf(entry),
    missing_links: [...missing],
    versions: history.map(({ created_at, publish_at, ...version }) => ({
      ...version,
      created_at: created_at.toISOString(),
      publish_at: publish_at?.toISOString() ?? null,
    })),
  }
}

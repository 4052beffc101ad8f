import { data, redirect } from "react-router"
import { findLegalPage, LEGAL_PAGES, type LegalPage, legalPath } from "#app/i18n/legal-slugs.ts"
import { splitLocale } from "#app/i18n/locales.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { type Content, readContent } from "./content.server.ts"

/**
 * The text of a legal page that is also a form. Each slug belongs to one language; in another language it
 * redirects to that language's slug.
 * @throws the redirect, or 404 if there is no such text
 */
export async function readFormPage(context: RequestContext, url: URL, page: LegalPage): Promise<Content> {
  const { locale: named, rest } = splitLocale(url.pathname)
  const legal = findLegalPage(rest.slice(1))
  if (legal && named && named !== legal.locale) throw redirect(legalPath(legal.page, named) + url.search, 301)
  const content = await readContent(context, LEGAL_PAGES[page][context.locale], context.locale)
  if (!content) throw data(null, { status: 404 })
  return content
}

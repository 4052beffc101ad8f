import type { MedusaContainer } from "@medusajs/framework/types"
import type { SiteContent, SitePage, SitePageText } from "@porteka/commerce-sdk"
import { budapestDay } from "@porteka/hungary"
import { byLanguage, DEFAULT_LOCALE, LOCALES, type Locale } from "@porteka/shop/languages"
import type { ContentValues } from "../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { readHome, readMenus, readSiteRedirects } from "./public-front.ts"
import { readMakerHandles } from "./public-makers.ts"

/** The owner's current content for the shop's pages. */
export async function readPublicContent(container: MedusaContainer): Promise<SiteContent> {
  const [announcement, pages, makers, home, menus, redirects] = await Promise.all([
    readAnnouncement(container),
    readPages(container),
    readMakerHandles(container),
    readHome(container),
    readMenus(container),
    readSiteRedirects(container),
  ])
  return { announcement, home, menus, redirects, pages, makers: Object.fromEntries(makers) }
}

/** The latest published one that is valid now. */
export async function readAnnouncement(container: MedusaContainer): Promise<SiteContent["announcement"]> {
  const now = Date.now()
  const found = (await container.resolve(CONTENT_MODULE).inForce("announcement")).find(
    ({ values }) =>
      (!values.starts_at || Date.parse(values.starts_at) <= now) &&
      (!values.ends_at || now < Date.parse(values.ends_at)),
  )
  return found
    ? inEachLanguage((text) => ({
        text: text(found.values, "text"),
        link: text(found.values, "link") || null,
      }))
    : null
}

export async function readPages(container: MedusaContainer): Promise<Record<string, SitePage>> {
  const content = container.resolve(CONTENT_MODULE)
  const [pages, published] = await Promise.all([content.inForce("page"), content.publishings("page")])
  return Object.fromEntries(
    pages.map(({ key, values, edition, publish_at }) => [
      key,
      {
        edition,
        date: budapestDay(publish_at),
        texts: pageTexts(values),
        earlier: published
          .filter((other) => other.key === key && other.edition !== edition)
          .map((other) => ({ edition: other.edition, date: budapestDay(other.publish_at) })),
      },
    ]),
  )
}

/** A page in its available languages. */
export function pageTexts(values: ContentValues): Partial<Record<Locale, SitePageText>> {
  return Object.fromEntries(
    LOCALES.filter((locale) => values[`title.${locale}`]).map((locale) => [
      locale,
      {
        title: values[`title.${locale}`] ?? "",
        description: values[`description.${locale}`] ?? "",
        text: values[`text.${locale}`] ?? "",
      },
    ]),
  )
}

type ReadText = (values: ContentValues, name: string) => string

/** A missing language is replaced by the shop's first one. */
function inEachLanguage<T>(make: (text: ReadText) => T): Record<Locale, T> {
  return byLanguage((locale) =>
    make((values, name) => values[`${name}.${locale}`] || values[`${name}.${DEFAULT_LOCALE}`] || ""),
  )
}

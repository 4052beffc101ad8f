import type { SitePage } from "@porteka/commerce-sdk"
import { renderMarkdown } from "@porteka/documents/render-markdown"
import { fillShopText, parseShopText } from "@porteka/documents/shop-text"
import { formatDate } from "@porteka/hungary"
import {
  CONTENT_PAGES,
  type ContentPage,
  type LegalPage,
  legalVersionPath,
  shop as newShop,
  pageSlug,
  recordOf,
  type Shop,
} from "@porteka/shop"
import { textsByLanguage } from "@porteka/shop/languages"
import { keepWords } from "#app/i18n/keep-words.ts"
import { LOCALES, type Locale } from "#app/i18n/locales.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { type PageSection, withSections } from "./page-sections.ts"

/** The texts of a new shop; the owner's changes come from the back end. */
const files = import.meta.glob<string>("../../../../../packages/documents/texts/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** Another version of a page. */
export interface OtherVersion {
  edition: number
  /** Formatted for display. */
  date: string
  to: string
}

export interface Content {
  title: string
  description: string
  version?: string | undefined
  /** The date from which this version is valid, formatted for the reader's language. */
  date?: string | undefined
  slug: string
  html: string
  sections: PageSection[]
  /** Other available versions, newest first. */
  others?: OtherVersion[]
  /** For a version with its own URL: the hash of its text, and the link to the current version. */
  fingerprint?: string
  inForce?: { to: string; isThis: boolean }
}

/** Numbers with a hyphen at which the line must not break. */
const UNBROKEN = /\d+(?:[-–]\d+)+/g
/** The spaces inside an amount, a telephone number, a time, a section of a law and before a house number. */
const INNER_SPACES =
  /(?<=\d) (?=\d{3}(?!\d)|Ft\b|HUF\b|[ap]m\b)|(?<=HUF) (?=\d)|(?<=\+36(?: \d+)*) (?=\d)|(?<=\d\.) (?=§)|(?<=utca|út|tér|köz|krt\.) (?=\d)/g

/** The files by language and slug: `hu/impresszum` for `…/texts/hu/impresszum.md`. */
const texts = new Map(
  Object.entries(files).map(([path, text]) => [
    path.split("/").slice(-2).join("/").replace(/\.md$/, ""),
    text,
  ]),
)

const writtenLocales = LOCALES.filter((locale) =>
  [...texts.keys()].some((name) => name.startsWith(`${locale}/`)),
)

type PageContent = Omit<Content, "slug">
type Contents = Record<ContentPage, PageContent>

/** The pages of a language with a shop's data inserted. */
const CONTENTS = textsByLanguage(
  Object.fromEntries(
    writtenLocales.map((locale) => [locale, (shop: Shop) => contentsIn(locale, shop)]),
  ) as Record<Locale, (shop: Shop) => Contents>,
)

/**
 * Rendered pages, by the settings object they were rendered with. Changed settings are a new object, so nothing
 * has to be invalidated.
 */
const filled = new WeakMap<Shop, Partial<Record<Locale, Contents>>>()

function contentsOf(shop: Shop, locale: Locale): Contents {
  const known = filled.get(shop) ?? {}
  filled.set(shop, known)
  known[locale] ??= CONTENTS[locale](shop)
  return known[locale]
}

// Called when the server starts, so that the start fails if a page is missing in a language.
for (const locale of LOCALES) contentsOf(newShop, locale)

/** A legal or information page in one language with the shop's data; null if it does not exist. */
export function findContent(slug: string, locale: Locale, shop: Shop): Content | null {
  const page = CONTENT_PAGES.find((name) => pageSlug(name, locale) === slug)
  return page ? { ...contentsOf(shop, locale)[page], slug } : null
}

/**
 * The current page with the shop's current data. Until the back end has answered for the first time, the text
 * of a new shop is shown, because the law requires the seller's data even then.
 */
export async function readContent(
  { shop: readShop, site: readSite, tag }: Pick<RequestContext, "shop" | "site" | "tag">,
  slug: string,
  locale: Locale,
): Promise<Content | null> {
  tag("content:page")
  const [shop, site] = await Promise.all([readShop(), readSite()])
  const page = CONTENT_PAGES.find((name) => pageSlug(name, locale) === slug)
  const written = page && site?.pages[page]
  const text = written?.texts[locale]
  if (!written || !text) return findContent(slug, locale, shop ?? newShop)
  const { title, description } = text
  return {
    title,
    description,
    slug,
    ...(isVersioned(page) && {
      version: String(written.edition),
      date: formatDate(written.date, locale),
      others: otherVersions(page, written.earlier, locale),
    }),
    ...toHtml(fillShopText(text.text, { locale, shop: shop ?? newShop, name: slug })),
  }
}

/** Versions of a page with formatted dates. */
export const otherVersions = (
  page: LegalPage,
  versions: SitePage["earlier"],
  locale: Locale,
): OtherVersion[] =>
  versions.map(({ edition, date }) => ({
    edition,
    date: formatDate(date, locale),
    to: legalVersionPath(page, locale, edition),
  }))

/** Pages that only help. The others have legal effect and state their version. */
const HELP_PAGES: readonly ContentPage[] = ["about", "contact", "faq", "tracking"]

const isVersioned = (page: ContentPage): page is LegalPage => !HELP_PAGES.includes(page)

/** @throws Error naming the missing page */
function contentsIn(locale: Locale, shop: Shop): Contents {
  return recordOf(CONTENT_PAGES, (page) => {
    const name = `${locale}/${pageSlug(page, locale)}`
    const text = texts.get(name)
    if (text === undefined) throw new Error(`The page "${page}" is missing: there is no ${name}.md.`)
    return toContent(name, text, locale, shop)
  })
}

function toContent(name: string, text: string, locale: Locale, shop: Shop): PageContent {
  const { date, markdown, ...head } = parseShopText(text, { locale, shop, name })
  return {
    ...head,
    date: date && formatDate(date, locale),
    ...toHtml(markdown),
  }
}

/** A page's Markdown as HTML. */
export function toHtml(markdown: string): Pick<Content, "html" | "sections"> {
  return withSections(markPlainLinks(keepTogether(renderMarkdown(markdown))))
}

/** Prevents line breaks in account numbers, times, amounts and „e-mail”, unless one is longer than a line. */
function keepTogether(html: string): string {
  return keepWords(html)
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<")
        ? part
        : part.replace(UNBROKEN, '<span class="inline-block">$&</span>').replace(INNER_SPACES, "\u00a0"),
    )
    .join("")
}

/** Marks links whose text is their URL: in print, the URL is added to all others. */
function markPlainLinks(html: string): string {
  return html.replace(
    /<a href="(https?:\/\/)([^"]+?)\/?">((?:\1)?\2\/?)<\/a>/g,
    '<a href="$1$2" data-print="plain">$3</a>',
  )
}

import { parseShopText } from "@porteka/documents/shop-text"
import { formatDate } from "@porteka/hungary"
import { shop as newShop, type Shop } from "@porteka/shop"
import { textsByLanguage } from "@porteka/shop/languages"
import { marked } from "marked"
import { LEGAL_PAGES, type LegalPage } from "#app/i18n/legal-slugs.ts"
import { LOCALES, type Locale } from "#app/i18n/locales.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** The terms lie with the documents: they also go out on paper. */
const files = {
  ...import.meta.glob<string>("#app/content/*/*.md", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../../../../../packages/documents/texts/*/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
}

export interface Content {
  title: string
  description: string
  version?: string | undefined
  /** As it is read. */
  date?: string | undefined
  slug: string
  html: string
}

/** What has a dash inside and is read as one word. */
const UNBROKEN = /\d+(?:[-–]\d+)+|\be-mail\p{L}*|\bSMS-\p{L}+/giu
/** The spaces inside an amount, a telephone number, a time, a section of a law and before a house number. */
const INNER_SPACES =
  /(?<=\d) (?=\d{3}(?!\d)|Ft\b|HUF\b|[ap]m\b)|(?<=HUF) (?=\d)|(?<=\+36(?: \d+)*) (?=\d)|(?<=\d\.) (?=§)|(?<=utca|út|tér|köz|krt\.) (?=\d)/g

type PageName = LegalPage | "about" | "contact"

const PAGES: PageName[] = [...(Object.keys(LEGAL_PAGES) as LegalPage[]), "about", "contact"]

const slugOf = (page: PageName, locale: Locale) =>
  page === "about" || page === "contact" ? page : LEGAL_PAGES[page][locale]

/** `…/content/hu/impresszum.md` is `hu/impresszum`. */
const texts = new Map(
  Object.entries(files).map(([path, text]) => [
    path.split("/").slice(-2).join("/").replace(/\.md$/, ""),
    text,
  ]),
)

const writtenLocales = LOCALES.filter((locale) =>
  [...texts.keys()].some((name) => name.startsWith(`${locale}/`)),
)

type Contents = Record<PageName, Omit<Content, "slug">>

/** The pages of a language, filled in with a shop's data. */
const CONTENTS = textsByLanguage(
  Object.fromEntries(
    writtenLocales.map((locale) => [locale, (shop: Shop) => contentsIn(locale, shop)]),
  ) as Record<Locale, (shop: Shop) => Contents>,
)

/** What was filled in already, by the shop: another one is another object. */
const filled = new WeakMap<Shop, Partial<Record<Locale, Contents>>>()

function contentsOf(shop: Shop, locale: Locale): Contents {
  const known = filled.get(shop) ?? {}
  filled.set(shop, known)
  known[locale] ??= CONTENTS[locale](shop)
  return known[locale]
}

// At once, so that a page that a language lacks stops the start.
for (const locale of LOCALES) contentsOf(newShop, locale)

/** A legal or information page in one language, with the shop's own data in it; null when there is none of this name. */
export function findContent(slug: string, locale: Locale, shop: Shop): Content | null {
  const page = PAGES.find((name) => slugOf(name, locale) === slug)
  return page ? { ...contentsOf(shop, locale)[page], slug } : null
}

/** With what the shop says now; who sells has to be told even while the back end is unavailable. */
export async function readContent(
  { shop }: Pick<RequestContext, "shop">,
  slug: string,
  locale: Locale,
): Promise<Content | null> {
  return findContent(slug, locale, (await shop()) ?? newShop)
}

/** @throws Error naming the page that the language lacks */
function contentsIn(locale: Locale, shop: Shop): Contents {
  const contents = PAGES.map((page) => {
    const name = `${locale}/${slugOf(page, locale)}`
    const text = texts.get(name)
    if (text === undefined) throw new Error(`The page "${page}" is missing: there is no ${name}.md.`)
    return [page, toContent(name, text, locale, shop)] as const
  })
  return Object.fromEntries(contents) as Contents
}

function toContent(name: string, text: string, locale: Locale, shop: Shop): Omit<Content, "slug"> {
  const { date, markdown, ...head } = parseShopText(text, { locale, shop, name })
  return {
    ...head,
    date: date && formatDate(date, locale),
    html: markPlainLinks(keepTogether(marked.parse(markdown, { async: false }))),
  }
}

/** No line ends within an account number, a time of day, an amount or „e-mail”. */
function keepTogether(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<")
        ? part
        : part.replace(UNBROKEN, '<span class="whitespace-nowrap">$&</span>').replace(INNER_SPACES, "\u00a0"),
    )
    .join("")
}

/** A link that already reads as its address: paper does not say it twice. */
function markPlainLinks(html: string): string {
  return html.replace(
    /<a href="(https?:\/\/)([^"]+?)\/?">((?:\1)?\2\/?)<\/a>/g,
    '<a href="$1$2" data-print="plain">$3</a>',
  )
}

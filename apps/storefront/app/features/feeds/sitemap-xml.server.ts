import { escapeMarkup } from "@porteka/documents/escape-markup"
import { LEGAL_PAGE_NAMES } from "@porteka/shop/pages"
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts"
import { type Paths, pathsIn } from "#app/i18n/paths.ts"

/** Far below the limit of 50 000 per file (sitemaps.org), so that it is created quickly. */
export const PRODUCTS_PER_SITEMAP = 3_000
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A page as a function of the language. */
type PageOf = (paths: Paths) => string

/** An empty part is not allowed: a shop without products has only the fixed pages. */
export function sitemapIndex(origin: string, productCount: number): string {
  const parts = Math.ceil(productCount / PRODUCTS_PER_SITEMAP)
  const names = ["pages", ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)]
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`
}

/** Every page in every language, each listing all of them (Google's hreflang in sitemaps). */
export function urlSet(origin: string, pages: PageOf[]): string {
  return `<urlset ${NAMESPACES}>${pages.flatMap((page) => entriesOf(origin, page)).join("")}</urlset>`
}

/** Pages that are neither product, category nor collection. */
export const STANDING_PAGES: PageOf[] = [
  (paths) => paths.home(),
  (paths) => paths.products(),
  (paths) => paths.newArrivals(),
  (paths) => paths.giftCard(),
  (paths) => paths.collections(),
  (paths) => paths.journal(),
  (paths) => paths.makers(),
  (paths) => paths.about(),
  (paths) => paths.contact(),
  ...LEGAL_PAGE_NAMES.map(
    (page): PageOf =>
      (paths) =>
        paths.legal(page),
  ),
]

function entriesOf(origin: string, page: PageOf): string[] {
  const address = (locale: Locale) => escapeMarkup(origin + page(pathsIn(locale)))
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const links = [
    ...LOCALES.map((locale) => link(locale, address(locale))),
    link("x-default", address(DEFAULT_LOCALE)),
  ].join("")
  return LOCALES.map((locale) => `<url><loc>${address(locale)}</loc>${links}</url>`)
}

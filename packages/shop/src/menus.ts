import { type Locale, textsByLanguage } from "./languages/index.ts"
import { CONTENT_PAGES, type ContentPage, MAKERS_PAGE, pageSlug } from "./pages.ts"

/** A link of the header or the footer. */
export interface MenuLink {
  label: string
  to: string
}

/** A page that a menu can link to. Plain values, so that a browser only loads those of its menu. */
interface MenuPage {
  slug: string | ((locale: Locale) => string)
  label: Parameters<typeof textsByLanguage<string>>[0]
}

const products: MenuPage = { slug: "products", label: { hu: "Minden termék", en: "All products" } }
const newArrivals: MenuPage = { slug: "new-arrivals", label: { hu: "Újdonságok", en: "New arrivals" } }
const giftCard: MenuPage = { slug: "gift-card", label: { hu: "Ajándékutalvány", en: "Gift card" } }
const collections: MenuPage = { slug: "collections", label: { hu: "Kollekciók", en: "Collections" } }
const journal: MenuPage = { slug: "journal", label: { hu: "Magazin", en: "Journal" } }
const makers: MenuPage = {
  slug: (locale) => MAKERS_PAGE[locale],
  label: { hu: "Készítőink", en: "Our makers" },
}

const content = (page: ContentPage, hu: string, en: string): MenuPage => ({
  slug: (locale) => pageSlug(page, locale),
  label: { hu, en },
})
const contentPages = (): Record<ContentPage, MenuPage> => ({
  about: content("about", "Rólunk", "About us"),
  contact: content("contact", "Kapcsolat", "Contact"),
  tracking: content("tracking", "Rendelés követése", "Track an order"),
  shipping: content("shipping", "Szállítás és fizetés", "Delivery and payment"),
  returns: content("returns", "Elállás és visszaküldés", "Withdrawal and returns"),
  guarantee: content("guarantee", "Szavatosság és jótállás", "Guarantee and warranty"),
  complaints: content("complaints", "Panaszkezelés", "Complaints"),
  faq: content("faq", "Gyakori kérdések", "Questions and answers"),
  accessibility: content("accessibility", "Akadálymentességi nyilatkozat", "Accessibility statement"),
  withdrawal: content("withdrawal", "Elállás a szerződéstől", "Withdraw from contract here"),
  terms: content("terms", "Általános Szerződési Feltételek", "Terms and conditions"),
  privacy: content("privacy", "Adatkezelési tájékoztató", "Privacy policy"),
  cookies: content("cookies", "Sütitájékoztató", "Cookie policy"),
  imprint: content("imprint", "Impresszum", "Legal notice"),
})

const toLinks = (pages: readonly MenuPage[], locale: Locale): MenuLink[] =>
  pages.map(({ slug, label }) => ({
    label: textsByLanguage(label)[locale],
    to: `/${locale}/${typeof slug === "string" ? slug : slug(locale)}`,
  }))

const without = (links: readonly MenuLink[], known: readonly MenuLink[]): MenuLink[] =>
  links.filter(({ to }) => !known.some((one) => one.to === to))

/** The header's links of a new shop, after the categories. */
export const headerMenu = (locale: Locale): MenuLink[] => toLinks([newArrivals, collections, journal], locale)

/** What the menu on phones adds to the links of the header. */
export function phoneMenu(
  header: readonly MenuLink[],
  locale: Locale,
  { sellsGiftCards }: { sellsGiftCards: boolean },
): MenuLink[] {
  const { about, contact } = contentPages()
  const pages = [...(sellsGiftCards ? [giftCard] : []), makers, about, contact]
  return without(toLinks(pages, locale), header)
}

/** A column of the footer that the owner can fill. */
export type FooterColumnName = "shopping" | "information" | "shop"

/** The footer's links of a new shop; `shopping` follows the categories. */
export function footerMenu(
  locale: Locale,
  { categories, sellsGiftCards }: { categories: readonly MenuLink[]; sellsGiftCards: boolean },
): Record<FooterColumnName, MenuLink[]> {
  const pages = contentPages()
  const { tracking, shipping, returns, guarantee, complaints, faq } = pages
  return {
    shopping: [
      ...toLinks([products], locale),
      ...categories,
      ...toLinks([newArrivals, ...(sellsGiftCards ? [giftCard] : [])], locale),
    ],
    information: toLinks([tracking, shipping, returns, guarantee, complaints, faq], locale),
    shop: toLinks([pages.about, pages.contact, journal, collections, makers, pages.accessibility], locale),
  }
}

/**
 * Pages that every page must lead to (45/2014. (II. 26.) Korm. r. 11. §) and that are missing in the
 * owner's links. The withdrawal function has its own button, and the legal pages have their own line.
 */
export function missingFooterLinks(links: readonly MenuLink[], locale: Locale): MenuLink[] {
  const { returns, guarantee, complaints } = contentPages()
  return without(toLinks([returns, guarantee, complaints], locale), links)
}

/** Every page of the shop that does not depend on what it sells, for choosing where a link leads. */
export function menuPages(locale: Locale): MenuLink[] {
  const pages = contentPages()
  const shopping = [products, newArrivals, giftCard, collections, makers, journal]
  return toLinks([...shopping, ...CONTENT_PAGES.map((page) => pages[page])], locale)
}

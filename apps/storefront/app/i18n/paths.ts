import { href } from "react-router"
import { useLocale } from "use-intl"
import { type LegalPage, legalPath } from "./legal-slugs.ts"
import type { Locale } from "./locales.ts"

/** A page has a hundred links: what never differs is worked out once. */
const fixed = (address: string) => () => address
const under = (folder: string) => (name: string) => folder + encodeURIComponent(name)

function addressesIn(locale: Locale) {
  const product = under(href("/:locale?/product/:handle", { locale, handle: "" }))
  return {
    home: fixed(href(`/${locale}`)),
    products: fixed(href("/:locale?/products", { locale })),
    product: (handle: string, variant?: string | null) =>
      product(handle) + (variant ? `?variant=${encodeURIComponent(variant)}` : ""),
    category: under(href("/:locale?/category/:slug", { locale, slug: "" })),
    collections: fixed(href("/:locale?/collections", { locale })),
    collection: (slug: string) => href("/:locale?/collections/:slug", { locale, slug }),
    newArrivals: fixed(href("/:locale?/new-arrivals", { locale })),
    search: fixed(href("/:locale?/search", { locale })),
    cart: fixed(href("/:locale?/cart", { locale })),
    checkout: fixed(href("/:locale?/checkout", { locale })),
    payment: fixed(href("/:locale?/checkout/payment", { locale })),
    verifyPayment: fixed(href("/:locale?/checkout/verify", { locale })),
    orderConfirmation: (id: string) => href("/:locale?/order-confirmation/:id", { locale, id }),
    order: (id: string) => href("/:locale?/order/:id", { locale, id }),
    orderInvoice: (id: string, invoiceId: string) =>
      href("/:locale?/order/:id/invoices/:invoiceId", { locale, id, invoiceId }),
    restockNotice: fixed(href("/:locale?/restock-notice", { locale })),
    wishlist: fixed(href("/:locale?/wishlist", { locale })),
    account: fixed(href("/:locale?/account", { locale })),
    login: fixed(href("/:locale?/login", { locale })),
    journal: fixed(href("/:locale?/journal", { locale })),
    journalEntry: (slug: string) => href("/:locale?/journal/:slug", { locale, slug }),
    about: fixed(href("/:locale?/*", { locale, "*": "about" })),
    contact: fixed(href("/:locale?/*", { locale, "*": "contact" })),
    legal: (page: LegalPage) => legalPath(page, locale),
  }
}

export type Paths = ReturnType<typeof addressesIn>

const PATHS: Record<Locale, Paths> = { hu: addressesIn("hu"), en: addressesIn("en") }

/** Every internal address, in one language. Links, redirects, e-mail links and tests take theirs from here. */
export const pathsIn = (locale: Locale): Paths => PATHS[locale]

/** The addresses in the page's language. */
export const usePaths = (): Paths => pathsIn(useLocale())

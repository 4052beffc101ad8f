import { useMemo } from "react"
import { href } from "react-router"
import { useLocale } from "use-intl"
import { LEGAL_PAGES, type LegalPage } from "./legal-slugs.ts"
import type { Locale } from "./locales.ts"

/** Every internal address, in one language. Links, redirects, e-mail links and tests take theirs from here. */
export function pathsIn(locale: Locale) {
  return {
    home: () => href(`/${locale}`),
    products: () => href("/:locale?/products", { locale }),
    product: (handle: string, variant?: string | null) =>
      href("/:locale?/product/:handle", { locale, handle }) +
      (variant ? `?variant=${encodeURIComponent(variant)}` : ""),
    category: (slug: string) => href("/:locale?/category/:slug", { locale, slug }),
    collections: () => href("/:locale?/collections", { locale }),
    collection: (slug: string) => href("/:locale?/collections/:slug", { locale, slug }),
    newArrivals: () => href("/:locale?/new-arrivals", { locale }),
    search: () => href("/:locale?/search", { locale }),
    cart: () => href("/:locale?/cart", { locale }),
    checkout: () => href("/:locale?/checkout", { locale }),
    payment: () => href("/:locale?/checkout/payment", { locale }),
    verifyPayment: () => href("/:locale?/checkout/verify", { locale }),
    orderConfirmation: (id: string) => href("/:locale?/order-confirmation/:id", { locale, id }),
    order: (id: string) => href("/:locale?/order/:id", { locale, id }),
    orderInvoice: (id: string, invoiceId: string) =>
      href("/:locale?/order/:id/invoices/:invoiceId", { locale, id, invoiceId }),
    restockNotice: () => href("/:locale?/restock-notice", { locale }),
    wishlist: () => href("/:locale?/wishlist", { locale }),
    account: () => href("/:locale?/account", { locale }),
    login: () => href("/:locale?/login", { locale }),
    journal: () => href("/:locale?/journal", { locale }),
    journalEntry: (slug: string) => href("/:locale?/journal/:slug", { locale, slug }),
    about: () => href("/:locale?/*", { locale, "*": "about" }),
    contact: () => href("/:locale?/*", { locale, "*": "contact" }),
    legal: (page: LegalPage) => href("/:locale?/*", { locale, "*": LEGAL_PAGES[page][locale] }),
  }
}

export type Paths = ReturnType<typeof pathsIn>

/** The addresses in the page's language. */
export function usePaths(): Paths {
  const locale = useLocale()
  return useMemo(() => pathsIn(locale), [locale])
}

import { byLanguage } from "@porteka/shop/languages"
import { ORDER_ID_PARAMETER, ORDER_PARAMETER } from "@porteka/shop/pages"
import { href } from "react-router"
import { useLocale } from "use-intl"
import { type LegalPage, legalPath, legalVersionPath } from "./legal-slugs.ts"
import type { Locale } from "./locales.ts"
import { makersPath } from "./maker-slugs.ts"

/** The code that a link has just added to the cart, so that the cart page reports it. */
export const COUPON_PARAMETER = "coupon"

/** A page has about a hundred links, so fixed URLs are computed once. */
const fixed = (address: string) => () => address
const under = (folder: string) => (name: string) => folder + encodeURIComponent(name)

/** An order that a form is about: the form fills in what it knows of it. */
export interface LinkedOrder {
  id: string
  number: string
}

function addressesIn(locale: Locale) {
  const product = under(href("/:locale?/product/:handle", { locale, handle: "" }))
  const cart = href("/:locale?/cart", { locale })
  const contact = href("/:locale?/*", { locale, "*": "contact" })
  const orderQuery = ({ id, number }: LinkedOrder) =>
    `?${new URLSearchParams({ [ORDER_PARAMETER[locale]]: number, [ORDER_ID_PARAMETER]: id })}`
  return {
    home: fixed(href(`/${locale}`)),
    products: fixed(href("/:locale?/products", { locale })),
    product: (handle: string, variant?: string | null) =>
      product(handle) + (variant ? `?variant=${encodeURIComponent(variant)}` : ""),
    category: under(href("/:locale?/category/:slug", { locale, slug: "" })),
    collections: fixed(href("/:locale?/collections", { locale })),
    collection: (slug: string) => href("/:locale?/collections/:slug", { locale, slug }),
    newArrivals: fixed(href("/:locale?/new-arrivals", { locale })),
    giftCard: fixed(href("/:locale?/gift-card", { locale })),
    search: fixed(href("/:locale?/search", { locale })),
    cart: (coupon?: string | null) =>
      cart + (coupon ? `?${COUPON_PARAMETER}=${encodeURIComponent(coupon)}` : ""),
    cartReminder: fixed(href("/:locale?/cart-reminder", { locale })),
    checkout: fixed(href("/:locale?/checkout", { locale })),
    payment: fixed(href("/:locale?/checkout/payment", { locale })),
    verifyPayment: fixed(href("/:locale?/checkout/verify", { locale })),
    orderConfirmation: (id: string) => href("/:locale?/order-confirmation/:id", { locale, id }),
    order: (id: string) => href("/:locale?/order/:id", { locale, id }),
    orderReviews: (id: string) => href("/:locale?/order/:id/reviews", { locale, id }),
    orderPoint: (id: string) => href("/:locale?/order/:id/pickup-point", { locale, id }),
    orderInvoice: (id: string, invoiceId: string) =>
      href("/:locale?/order/:id/invoices/:invoiceId", { locale, id, invoiceId }),
    orderProforma: (id: string) => href("/:locale?/order/:id/proforma", { locale, id }),
    newsletter: fixed(href("/:locale?/newsletter", { locale })),
    restockNotice: fixed(href("/:locale?/restock-notice", { locale })),
    offline: fixed(href("/:locale?/offline", { locale })),
    wishlist: fixed(href("/:locale?/wishlist", { locale })),
    account: fixed(href("/:locale?/account", { locale })),
    profile: fixed(href("/:locale?/account/profile", { locale })),
    profileEmail: fixed(href("/:locale?/account/profile/email", { locale })),
    profilePassword: fixed(href("/:locale?/account/profile/password", { locale })),
    profileSessions: fixed(href("/:locale?/account/profile/sessions", { locale })),
    profilePasskeys: fixed(href("/:locale?/account/profile/passkeys", { locale })),
    profileData: fixed(href("/:locale?/account/profile/data", { locale })),
    profileDataFile: fixed(href("/:locale?/account/profile/data/file", { locale })),
    profileDeletion: fixed(href("/:locale?/account/profile/deletion", { locale })),
    accountAddresses: fixed(href("/:locale?/account/addresses", { locale })),
    accountAddress: (id: string) => href("/:locale?/account/addresses/:id", { locale, id }),
    accountOrders: fixed(href("/:locale?/account/orders", { locale })),
    accountOrder: (id: string) => href("/:locale?/account/orders/:id", { locale, id }),
    login: fixed(href("/:locale?/login", { locale })),
    logout: fixed(href("/:locale?/logout", { locale })),
    register: fixed(href("/:locale?/register", { locale })),
    verify: fixed(href("/:locale?/verify", { locale })),
    forgotPassword: fixed(href("/:locale?/forgot-password", { locale })),
    resetPassword: fixed(href("/:locale?/reset-password", { locale })),
    journal: fixed(href("/:locale?/journal", { locale })),
    journalEntry: (slug: string) => href("/:locale?/journal/:slug", { locale, slug }),
    makers: fixed(makersPath(locale)),
    maker: (handle: string) => makersPath(locale, handle),
    about: fixed(href("/:locale?/*", { locale, "*": "about" })),
    contact: (order?: LinkedOrder) => contact + (order ? orderQuery(order) : ""),
    legal: (page: LegalPage) => legalPath(page, locale),
    withdrawal: (order: LinkedOrder) => legalPath("withdrawal", locale) + orderQuery(order),
    complaint: (order: LinkedOrder) => legalPath("complaints", locale) + orderQuery(order),
    legalVersion: (page: LegalPage, edition: number) => legalVersionPath(page, locale, edition),
  }
}

export type Paths = ReturnType<typeof addressesIn>

const PATHS = byLanguage(addressesIn)

/** Every internal URL in one language. Links, redirects, e-mails and tests get their URLs from here. */
export const pathsIn = (locale: Locale): Paths => PATHS[locale]

/** The URLs in the page's language. */
export const usePaths = (): Paths => pathsIn(useLocale())

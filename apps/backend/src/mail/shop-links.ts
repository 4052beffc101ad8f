import type { ShopLinks } from "@porteka/emails"
import { legalPath } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { environment } from "../env.ts"

const publicUrl = () => environment().PUBLIC_URL.replace(/\/$/, "")

/** A URL of the public shop without a language. */
export const publicAddress = (path: string): string => publicUrl() + path

/** A page of the admin. */
export const adminUrl = (path: string): string => `${environment().BACKEND_URL.replace(/\/$/, "")}/app${path}`

/** A URL of the public shop in a language; `path` starts with a slash. */
export function shopUrl(locale: Locale, path: string): string {
  return `${publicUrl()}/${locale}${path}`
}

/** The storefront's pages that e-mails link to. */
export function shopLinks(locale: Locale): ShopLinks {
  const legal = (page: Parameters<typeof legalPath>[0]) => publicUrl() + legalPath(page, locale)
  return {
    home: shopUrl(locale, ""),
    terms: legal("terms"),
    privacy: legal("privacy"),
    returns: legal("returns"),
    withdrawal: legal("withdrawal"),
    guarantee: legal("guarantee"),
    contact: shopUrl(locale, "/contact"),
  }
}

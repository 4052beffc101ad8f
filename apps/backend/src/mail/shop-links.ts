import type { EmailLocale, ShopLinks } from "@porteka/emails"
import { environment } from "../env.ts"

/** The storefront's paths that mails lead to (apps/storefront/app/i18n/legal-slugs.ts). */
const PATHS: Record<EmailLocale, Record<keyof ShopLinks, string>> = {
  hu: {
    home: "",
    terms: "/altalanos-szerzodesi-feltetelek",
    privacy: "/adatvedelmi-nyilatkozat",
    returns: "/visszateritesi-szabalyzat",
    withdrawal: "/elallas",
    guarantee: "/szavatossag",
    contact: "/contact",
  },
  en: {
    home: "",
    terms: "/terms-and-conditions",
    privacy: "/privacy-policy",
    returns: "/returns-policy",
    withdrawal: "/withdrawal",
    guarantee: "/guarantee",
    contact: "/contact",
  },
}

/** An address of the public shop in a language; `path` begins with a slash. */
export function shopUrl(locale: EmailLocale, path: string): string {
  return `${environment().PUBLIC_URL.replace(/\/$/, "")}/${locale}${path}`
}

export function shopLinks(locale: EmailLocale): ShopLinks {
  const links = Object.entries(PATHS[locale]).map(([name, path]) => [name, shopUrl(locale, path)])
  return Object.fromEntries(links)
}

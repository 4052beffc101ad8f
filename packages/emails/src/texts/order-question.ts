import { ORDER_PARAMETER } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { type Block, paragraph } from "../document/document.ts"
import type { ShopLinks } from "../email.ts"

const LINK = textsByLanguage({
  hu: "Kérdése van a rendelésével kapcsolatban?",
  en: "Do you have a question about your order?",
})

/** The URL of the contact page with the order number filled in. */
export function contactUrl(links: ShopLinks, orderNumber: string, locale: Locale): string {
  const url = new URL(links.contact)
  url.searchParams.set(ORDER_PARAMETER[locale], orderNumber)
  return url.href
}

/** The way to ask about an order. */
export const orderQuestion = (links: ShopLinks, orderNumber: string, locale: Locale): Block =>
  paragraph({ link: LINK[locale], href: contactUrl(links, orderNumber, locale) })

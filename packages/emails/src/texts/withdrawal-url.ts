import { type Locale, ORDER_PARAMETER } from "@porteka/shop"
import type { ShopLinks } from "../email.ts"

/** The URL of the withdrawal function with the order number filled in. */
export function withdrawalUrl(links: ShopLinks, orderNumber: string, locale: Locale): string {
  const url = new URL(links.withdrawal)
  url.searchParams.set(ORDER_PARAMETER[locale], orderNumber)
  return url.href
}

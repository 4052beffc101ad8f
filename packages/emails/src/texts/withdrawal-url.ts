import type { EmailLocale, ShopLinks } from "../email.ts"

const ORDER_PARAMETER: Record<EmailLocale, string> = { hu: "rendeles", en: "order" }

/** The withdrawal function with the order number filled in. */
export function withdrawalUrl(links: ShopLinks, orderNumber: string, locale: EmailLocale): string {
  const url = new URL(links.withdrawal)
  url.searchParams.set(ORDER_PARAMETER[locale], orderNumber)
  return url.href
}

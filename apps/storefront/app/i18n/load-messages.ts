import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts"
import { type Messages, registerMessages } from "./messages.ts"

type Loader = () => Promise<{ messages: Partial<Messages> }>

const LOADERS: Record<
  | "shared"
  | "checkout"
  | "consent"
  | "home"
  | "newsletter"
  | "overlays"
  | "wishlist"
  | "withdrawal"
  | "restock"
  | "orders",
  Record<Locale, Loader>
> = {
  shared: { hu: () => import("./messages/hu.ts"), en: () => import("./messages/en.ts") },
  checkout: { hu: () => import("./messages/hu-checkout.ts"), en: () => import("./messages/en-checkout.ts") },
  consent: { hu: () => import("./messages/hu-consent.ts"), en: () => import("./messages/en-consent.ts") },
  home: { hu: () => import("./messages/hu-home.ts"), en: () => import("./messages/en-home.ts") },
  newsletter: {
    hu: () => import("./messages/hu-newsletter.ts"),
    en: () => import("./messages/en-newsletter.ts"),
  },
  overlays: { hu: () => import("./messages/hu-overlays.ts"), en: () => import("./messages/en-overlays.ts") },
  wishlist: { hu: () => import("./messages/hu-wishlist.ts"), en: () => import("./messages/en-wishlist.ts") },
  withdrawal: {
    hu: () => import("./messages/hu-withdrawal.ts"),
    en: () => import("./messages/en-withdrawal.ts"),
  },
  orders: { hu: () => import("./messages/hu-orders.ts"), en: () => import("./messages/en-orders.ts") },
  restock: { hu: () => import("./messages/hu-restock.ts"), en: () => import("./messages/en-restock.ts") },
}

/** Loads a part of the texts in the page's language. Another language is another page load, so this happens once. */
export async function loadMessages(part: keyof typeof LOADERS): Promise<void> {
  const language = document.documentElement.lang
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const { messages } = await LOADERS[part][locale]()
  registerMessages(locale, messages)
}

import type { Locale } from "@porteka/shop/languages"

export interface NewsletterSignUp {
  email: string
  locale: Locale
}

/** Live subscriptions by state. */
export interface NewsletterCounts {
  asked: number
  confirmed: number
}

export interface NewsletterAnswer {
  state: "asked" | "confirmed" | "unsubscribed"
}

export interface NewsletterAnswer {
  state: "asked" | "confirmed" | "unsubscribed"
}

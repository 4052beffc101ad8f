import type { NewsletterSubscriber } from "../../modules/newsletter/service.ts"
import { newsletterLink } from "./newsletter-links.ts"

const COLUMNS = ["email", "locale", "confirmed_at", "unsubscribe_url"]

/** The confirmed addresses for the newsletter tool: UTF-8, comma, every value quoted. */
export function toCsv(subscribers: readonly NewsletterSubscriber[]): string {
  const rows = subscribers.map(({ id, email, locale, confirmed_at }) => [
    email,
    locale,
    confirmed_at.toISOString(),
    newsletterLink("unsubscribe", { id, locale }),
  ])
  return [COLUMNS, ...rows].map((row) => `${row.map(quote).join(",")}\r\n`).join("")
}

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`

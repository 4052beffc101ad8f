import type { Locale } from "@porteka/shop"
import type { RenderedEmail } from "../index.ts"
import { accountEmails } from "./account-emails.ts"
import { orderEmails } from "./order-emails.ts"
import { returnEmails } from "./return-emails.ts"
import { staffEmails } from "./staff-emails.ts"

/** Every template, rendered with sample data; by file name. */
export function sampleEmails(locale: Locale): Record<string, RenderedEmail> {
  return {
    ...orderEmails(locale),
    ...returnEmails(locale),
    ...accountEmails(locale),
    ...staffEmails(locale),
  }
}

import type { Locale } from "@porteka/shop"
import type { RenderedEmail } from "../index.ts"
import { accountEmails } from "./account-emails.ts"
import { orderEmails } from "./order-emails.ts"
import { returnEmails } from "./return-emails.ts"

/** Every template, rendered with sample data; by file name. */
export async function sampleEmails(locale: Locale): Promise<Record<string, RenderedEmail>> {
  return { ...(await orderEmails(locale)), ...(await returnEmails(locale)), ...(await accountEmails(locale)) }
}

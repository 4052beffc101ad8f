import type { MedusaContainer } from "@medusajs/framework/types"
import { drawTerms, readTerms, termsFileName } from "@porteka/documents"
import type { ShopLocale } from "@porteka/shop"
import type { MailAttachment } from "../mail/message.ts"
import { STORED_DOCUMENT_MODULE } from "../modules/stored-document/index.ts"

const LOCALES: readonly ShopLocale[] = ["hu", "en"]

const keyOf = (locale: ShopLocale, version: string) => `terms:${locale}:${version}`

/**
 * The terms a shopper accepted, as a file for the confirmation. The version in force is drawn once and kept; an
 * older one is what was kept then. A version that was never in force here gives the one that is.
 */
export async function termsAttachment(
  container: MedusaContainer,
  locale: ShopLocale,
  version: string,
): Promise<MailAttachment> {
  const kept = await container.resolve(STORED_DOCUMENT_MODULE).find(keyOf(locale, version))
  if (kept) return toAttachment(locale, version, kept)
  return await keepTerms(container, locale)
}

/** Draws the terms in force, unless it was done before. */
async function keepTerms(container: MedusaContainer, locale: ShopLocale): Promise<MailAttachment> {
  const documents = container.resolve(STORED_DOCUMENT_MODULE)
  const { version } = readTerms(locale)
  const key = keyOf(locale, version)
  const kept = await documents.find(key)
  if (kept) return toAttachment(locale, version, kept)
  const { content } = await drawTerms(locale)
  await documents.keep(key, content)
  return toAttachment(locale, version, (await documents.find(key)) ?? content)
}

/** So that a mail about an order from before a change of the terms still finds those it was placed under. */
export async function keepTermsInForce(container: MedusaContainer): Promise<void> {
  for (const locale of LOCALES) await keepTerms(container, locale)
}

function toAttachment(locale: ShopLocale, version: string, content: Buffer): MailAttachment {
  return { file_name: termsFileName(locale, version), media_type: "application/pdf", content }
}

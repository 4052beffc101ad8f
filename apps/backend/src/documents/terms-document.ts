import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { drawTerms, readTerms, termsFileName } from "@porteka/documents"
import type { Shop } from "@porteka/shop"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import type { MailAttachment } from "../mail/message.ts"
import { STORED_DOCUMENT_MODULE } from "../modules/stored-document/index.ts"
import { readShop } from "../shop/read-shop.ts"

const keyOf = (locale: Locale, version: string) => `terms:${locale}:${version}`

interface Reader {
  locale: Locale
  shop: Shop
}

/**
 * The terms a shopper accepted, as a file for the confirmation: the version in force with the shop's data of now, an
 * older one as it was kept then. A version that was never in force here gives the one that is.
 */
export async function termsAttachment(
  container: MedusaContainer,
  { locale, shop }: Reader,
  version: string,
): Promise<MailAttachment> {
  if (version !== readTerms(locale, shop).version) {
    const kept = await container.resolve(STORED_DOCUMENT_MODULE).find(keyOf(locale, version))
    if (kept) return toAttachment(locale, version, kept)
  }
  return await keepTerms(container, { locale, shop })
}

/** Draws the terms in force, unless it was done before with the same words. */
async function keepTerms(container: MedusaContainer, { locale, shop }: Reader): Promise<MailAttachment> {
  const documents = container.resolve(STORED_DOCUMENT_MODULE)
  const { version, markdown } = readTerms(locale, shop)
  const words = createHash("sha256").update(`${shop.name}\n${shop.legal.name}\n${markdown}`)
  const key = `${keyOf(locale, version)}:${words.digest("base64url")}`
  const kept = await documents.find(key)
  if (kept) return toAttachment(locale, version, kept)
  const { content } = await drawTerms(locale, shop)
  await documents.keep(key, content)
  await documents.keep(keyOf(locale, version), content)
  return toAttachment(locale, version, (await documents.find(key)) ?? content)
}

/** So that a mail about an order from before a change of the terms still finds those it was placed under. */
export async function keepTermsInForce(container: MedusaContainer): Promise<void> {
  const shop = await readShop(container)
  for (const locale of LOCALES) await keepTerms(container, { locale, shop })
}

function toAttachment(locale: Locale, version: string, content: Buffer): MailAttachment {
  return { file_name: termsFileName(locale, version), media_type: "application/pdf", content }
}

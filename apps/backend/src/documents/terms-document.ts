import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { drawTerms, fillShopText, readStartTerms, type Terms, termsFileName } from "@porteka/documents"
import { budapestDay } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import type { MailAttachment } from "../mail/message.ts"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import type { PublishedContent } from "../modules/content/service.ts"
import { STORED_DOCUMENT_MODULE } from "../modules/stored-document/index.ts"
import { readShop } from "../shop/read-shop.ts"

const keyOf = (locale: Locale, version: string) => `terms:${locale}:${version}`

interface Reader {
  locale: Locale
  shop: Shop
}

/**
 * The terms that a shopper accepted, as a file for the confirmation: their version with the shop's current
 * data. If that version never existed here, the current one is used.
 */
export async function termsAttachment(
  container: MedusaContainer,
  { locale, shop }: Reader,
  version: string,
): Promise<MailAttachment> {
  const inForce = await readTermsInForce(container, { locale, shop })
  if (version === inForce.version) return await keepTerms(container, { locale, shop }, inForce)
  const kept = await container.resolve(STORED_DOCUMENT_MODULE).find(keyOf(locale, version))
  if (kept) return toAttachment(locale, version, kept)
  const earlier = /^\d{1,9}$/.test(version)
    ? await container.resolve(CONTENT_MODULE).published("page", "terms", Number(version))
    : null
  return await keepTerms(container, { locale, shop }, toTerms(earlier, { locale, shop }) ?? inForce)
}

async function readTermsInForce(container: MedusaContainer, reader: Reader): Promise<Terms> {
  const pages = await container.resolve(CONTENT_MODULE).inForce("page")
  const found = pages.find(({ key }) => key === "terms") ?? null
  return toTerms(found, reader) ?? readStartTerms(reader.locale, reader.shop)
}

/** Null if they do not exist in that language. */
function toTerms(published: PublishedContent | null, { locale, shop }: Reader): Terms | null {
  const text = published?.values[`text.${locale}`]
  if (!published || !text) return null
  return {
    title: published.values[`title.${locale}`] ?? "",
    description: published.values[`description.${locale}`] ?? "",
    version: String(published.edition),
    date: budapestDay(published.publish_at),
    markdown: fillShopText(text, { shop, locale, name: "terms" }),
  }
}

/** Draws the terms, unless a document with the same text exists. */
async function keepTerms(
  container: MedusaContainer,
  { locale, shop }: Reader,
  terms: Terms,
): Promise<MailAttachment> {
  const documents = container.resolve(STORED_DOCUMENT_MODULE)
  const { version, markdown } = terms
  const words = createHash("sha256").update(`${shop.name}\n${shop.legal.name}\n${markdown}`)
  const key = `${keyOf(locale, version)}:${words.digest("base64url")}`
  const kept = await documents.find(key)
  if (kept) return toAttachment(locale, version, kept)
  const { content } = await drawTerms(terms, locale, shop)
  await documents.keep(key, content)
  await documents.keep(keyOf(locale, version), content)
  return toAttachment(locale, version, (await documents.find(key)) ?? content)
}

/** So that an e-mail about an older order still gets the terms the order was placed under. */
export async function keepTermsInForce(container: MedusaContainer): Promise<void> {
  const shop = await readShop(container)
  for (const locale of LOCALES)
    await keepTerms(container, { locale, shop }, await readTermsInForce(container, { locale, shop }))
}

function toAttachment(locale: Locale, version: string, content: Buffer): MailAttachment {
  return { file_name: termsFileName(locale, version), media_type: "application/pdf", content }
}

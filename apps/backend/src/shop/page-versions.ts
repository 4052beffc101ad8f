import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SitePageText, SitePageVersion } from "@porteka/commerce-sdk"
import { budapestDay } from "@porteka/hungary"
import type { ContentPage } from "@porteka/shop"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { pageTexts } from "./public-content.ts"

/** The words of a page as they were published, before the shop's data is filled in. */
const fingerprintOf = ({ title, text }: SitePageText): string =>
  createHash("sha256").update(`${title}\n${text}`).digest("hex")

/** One publishing of a page; null when there was none of this number yet. */
export async function readPageVersion(
  container: MedusaContainer,
  page: ContentPage,
  edition: number,
): Promise<SitePageVersion | null> {
  const published = await container.resolve(CONTENT_MODULE).published("page", page, edition)
  if (!published) return null
  const written = pageTexts(published.values)
  const texts: SitePageVersion["texts"] = {}
  for (const locale of LOCALES) {
    const text = written[locale]
    if (text) texts[locale] = { ...text, fingerprint: fingerprintOf(text) }
  }
  return { edition: published.edition, date: budapestDay(published.publish_at), texts }
}

/** What an order keeps of the terms that were shown; null where no such version was ever published. */
export async function readTermsFingerprint(
  container: MedusaContainer,
  { version, locale }: { version: string; locale: Locale },
): Promise<string | null> {
  if (!isEdition(version)) return null
  return (await readPageVersion(container, "terms", Number(version)))?.texts[locale]?.fingerprint ?? null
}

/** The number of a publishing, as addresses and orders have it. */
export const isEdition = (version: string): boolean => /^[1-9]\d{0,8}$/.test(version)

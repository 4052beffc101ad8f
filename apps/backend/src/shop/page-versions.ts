import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SitePageText, SitePageVersion } from "@porteka/commerce-sdk"
import { budapestDay } from "@porteka/hungary"
import type { ContentPage } from "@porteka/shop"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { pageTexts } from "./public-content.ts"

/** The published text of a page, before the shop's data is inserted. */
const fingerprintOf = ({ title, text }: SitePageText): string =>
  createHash("sha256").update(`${title}\n${text}`).digest("hex")

/** One publication of a page; null if this number does not exist yet. */
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

/** The version of the terms that an order stores; null if that version was never published. */
export async function readTermsFingerprint(
  container: MedusaContainer,
  { version, locale }: { version: string; locale: Locale },
): Promise<string | null> {
  if (!isEdition(version)) return null
  return (await readPageVersion(container, "terms", Number(version)))?.texts[locale]?.fingerprint ?? null
}

/** The number of a publication, in URLs and orders. */
export const isEdition = (version: string): boolean => /^[1-9]\d{0,8}$/.test(version)

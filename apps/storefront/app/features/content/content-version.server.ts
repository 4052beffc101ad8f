import { fillShopText } from "@porteka/documents/shop-text"
import { formatDate } from "@porteka/hungary"
import { legalPath, shop as newShop, pageSlug } from "@porteka/shop"
import { data } from "react-router"
import type { LegalAddress } from "#app/i18n/legal-slugs.ts"
import { read } from "#app/server/back-end/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { type Content, otherVersions, toHtml } from "./content.server.ts"

/** An earlier or current version of a legal page. @throws 404 if it does not exist */
export async function readContentVersion(
  { commerce, shop: readShop, site: readSite, tag }: RequestContext,
  { page, locale, edition }: LegalAddress & { edition: number },
): Promise<Content> {
  tag("content:page")
  const [{ version }, shop, site] = await Promise.all([
    read(commerce.site.pageVersion({ page, edition: String(edition) })),
    readShop(),
    readSite(),
  ])
  const text = version.texts[locale]
  if (!text) throw data(null, { status: 404 })
  const slug = pageSlug(page, locale)
  const { title, description, fingerprint } = text
  const current = site?.pages[page]
  const all = current ? [{ edition: current.edition, date: current.date }, ...current.earlier] : []
  return {
    title,
    description,
    slug,
    fingerprint,
    version: String(version.edition),
    date: formatDate(version.date, locale),
    inForce: { to: legalPath(page, locale), isThis: current?.edition === edition },
    others: otherVersions(
      page,
      all.filter((other) => other.edition !== edition),
      locale,
    ),
    ...toHtml(fillShopText(text.text, { locale, shop: shop ?? newShop, name: slug })),
  }
}

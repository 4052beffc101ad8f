import type { MakerSummary } from "@porteka/commerce-sdk"
import { textsByLanguage } from "@porteka/shop/languages"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import type { StructuredData } from "#app/server/page-parts/structured-data.server.ts"

export const MAKERS_TITLE = textsByLanguage({ hu: "Készítők", en: "Makers" })

/** A maker as structured data (schema.org). */
export function makerData(maker: MakerSummary, origin: string, locale: Locale): StructuredData {
  const { name, excerpt, place, location, since, picture } = maker
  const url = origin + pathsIn(locale).maker(maker.handle)
  return {
    "@type": "Organization",
    "@id": `${url}#maker`,
    name,
    url,
    description: excerpt,
    ...(picture && { image: `${origin}${picture.base}-${picture.width}.jpg` }),
    ...(since !== null && { foundingDate: String(since) }),
    location: {
      "@type": "Place",
      name: place,
      ...(location && { geo: { "@type": "GeoCoordinates", ...location } }),
    },
  }
}

/** The list of makers. */
export function makersData(makers: readonly MakerSummary[], origin: string, locale: Locale): StructuredData {
  return {
    "@type": "ItemList",
    numberOfItems: makers.length,
    itemListElement: makers.map(({ handle, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: origin + pathsIn(locale).maker(handle),
    })),
  }
}

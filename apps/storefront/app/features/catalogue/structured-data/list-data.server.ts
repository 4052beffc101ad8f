import type { CatalogueList } from "@porteka/commerce-sdk"
import { textsByLanguage } from "@porteka/shop/languages"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import type { StructuredData } from "#app/server/page-parts/structured-data.server.ts"

const HOME = textsByLanguage({ hu: "Kezdőlap", en: "Home" })

/** The breadcrumbs from the home page, which is added before `steps`. */
export function breadcrumbData(
  origin: string,
  locale: Locale,
  steps: { name: string; path: string }[],
): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: HOME[locale], path: pathsIn(locale).home() }, ...steps].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: origin + path,
      }),
    ),
  }
}

/** One page of a list, numbered through all its pages. */
export function itemListData(list: CatalogueList, origin: string, locale: Locale): StructuredData {
  const before = (list.page - 1) * list.page_size
  return {
    "@type": "ItemList",
    numberOfItems: list.count,
    itemListElement: list.products.map((card, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name: card.title,
      url: origin + pathsIn(locale).product(card.handle),
    })),
  }
}

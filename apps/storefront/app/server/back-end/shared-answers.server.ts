import type { CatalogueNavigation, SiteContent } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { byLanguage } from "@porteka/shop/languages"
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { CachedAnswer } from "./cached-answer.server.ts"
import { commerceFor } from "./commerce.server.ts"

/** What all pages share: menu, the shop's settings and the owner's content; null if unavailable and never read. */
export interface SharedAnswers {
  navigation: (locale: Locale) => Promise<CatalogueNavigation | null>
  shop: () => Promise<Shop | null>
  site: () => Promise<SiteContent | null>
  /** Reads the answers again that a change's tags concern. */
  invalidate: (tags: readonly string[]) => void
  clear: () => void
}

export function createSharedAnswers(env: Environment): SharedAnswers {
  const navigation = byLanguage(
    (locale) =>
      new CachedAnswer(`The menu (${locale})`, (commerce) =>
        commerce.catalogue.navigation({ query: { locale } }),
      ),
  )
  const shop = new CachedAnswer(
    "The shop's settings",
    async (commerce) => (await commerce.shop.retrieve()).shop,
  )
  const site = new CachedAnswer("The owner's content", (commerce) => commerce.site.retrieve())
  const clearNavigation = () => {
    for (const menu of Object.values(navigation)) menu.invalidate()
  }
  return {
    navigation: (locale) => navigation[locale].read(commerceFor(env, locale)),
    shop: () => shop.read(commerceFor(env, DEFAULT_LOCALE)),
    site: () => site.read(commerceFor(env, DEFAULT_LOCALE)),
    invalidate(tags) {
      if (tags.includes("navigation")) clearNavigation()
      if (tags.includes("shop")) shop.invalidate()
      if (tags.some((tag) => tag.startsWith("content:"))) site.invalidate()
    },
    clear() {
      clearNavigation()
      shop.invalidate()
      site.invalidate()
    },
  }
}

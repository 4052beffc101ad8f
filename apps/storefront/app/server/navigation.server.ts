import type { CatalogueNavigation, CommerceClient } from "@porteka/commerce-sdk"
import type { Locale } from "#app/i18n/locales.ts"
import { logger } from "./log.server.ts"

/** The menu is on every page, so it is cached per language until the change feed invalidates it. */
export class NavigationStore {
  readonly #stored = new Map<Locale, CatalogueNavigation>()
  readonly #fresh = new Map<Locale, Promise<CatalogueNavigation | null>>()

  /** The menu in one language; the last one, or null, while the back end is unavailable. */
  read(locale: Locale, commerce: CommerceClient): Promise<CatalogueNavigation | null> {
    const running = this.#fresh.get(locale)
    if (running) return running
    const loading = this.#load(locale, commerce)
    this.#fresh.set(locale, loading)
    return loading
  }

  invalidate(): void {
    this.#fresh.clear()
  }

  async #load(locale: Locale, commerce: CommerceClient): Promise<CatalogueNavigation | null> {
    try {
      const navigation = await commerce.catalogue.navigation({ query: { locale } })
      this.#stored.set(locale, navigation)
      return navigation
    } catch (error) {
      logger.warn({ err: error, locale }, "The menu could not be read.")
      this.#fresh.delete(locale)
      return this.#stored.get(locale) ?? null
    }
  }
}

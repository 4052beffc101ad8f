import { redirect } from "react-router"
import { splitLocale } from "#app/i18n/locales.ts"
import { findMakersPage, makersPath } from "#app/i18n/maker-slugs.ts"

/** A slug belongs to one language; in another one it redirects to the page's slug there. */
export function keepInOwnLanguage({ pathname }: Pick<URL, "pathname">): void {
  const { locale: named, rest } = splitLocale(pathname)
  const makers = findMakersPage(rest.slice(1))
  if (makers && named && named !== makers.locale) throw redirect(makersPath(named, makers.handle), 301)
}

import { redirect } from "react-router"
import { splitLocale } from "#app/i18n/locales.ts"
import { findMakersPage, makersPath } from "#app/i18n/maker-slugs.ts"

/** The slug belongs to one language; under the other one it leads to that language's own page. */
export function keepInOwnLanguage({ pathname }: Pick<URL, "pathname">): void {
  const { locale: named, rest } = splitLocale(pathname)
  const makers = findMakersPage(rest.slice(1))
  if (makers && named && named !== makers.locale) throw redirect(makersPath(named, makers.handle), 301)
}

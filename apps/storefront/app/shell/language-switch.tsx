import { shopFront } from "@porteka/shop"
import { useLocation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { COUNTRY_COOKIE, LANGUAGE_COOKIE, LOCALE_COOKIE_DAYS } from "#app/i18n/language-cookie.ts"
import { findLegalPage, legalPath } from "#app/i18n/legal-slugs.ts"
import { LANGUAGES, type Locale, splitLocale } from "#app/i18n/locales.ts"

const DAY_SECONDS = 24 * 60 * 60

/** The present page in the other language: a plain link and a full page load, since all texts change. */
export function LanguageSwitch() {
  const t = useTranslations("shell")
  const locale = useLocale()
  const other: Locale = locale === "hu" ? "en" : "hu"
  const address = useAlternateAddress(other)
  return (
    <a
      href={address}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
      className="quiet-link flex min-h-11 items-center px-2"
    >
      <span className="sr-only">{`${t("language")}: `}</span>
      {LANGUAGES[other].name}
    </a>
  )
}

/** The address of this page in another language; legal pages have another slug there. */
export function useAlternateAddress(locale: Locale): string {
  const { pathname, search } = useLocation()
  const { rest } = splitLocale(pathname)
  const legal = findLegalPage(rest.slice(1))
  if (legal) return legalPath(legal.page, locale)
  return `/${locale}${rest === "/" ? "" : rest}${search}`
}

/** The locale cookies of the specification (sections 3 and 9); they hold no secret, so scripts may write them. */
function rememberLanguage(locale: Locale): void {
  const life = `path=/; max-age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; samesite=lax`
  for (const cookie of [`${LANGUAGE_COOKIE}=${locale}`, `${COUNTRY_COOKIE}=${shopFront.countryCode}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = `${cookie}; ${life}`
  }
}

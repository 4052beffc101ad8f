import { useLocation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { LANGUAGES, LOCALES } from "#app/i18n/locales.ts"
import { pathInLanguage } from "./path-in-language.ts"

/**
 * The current page in the other languages, by name or, if there is little space, by code. The link goes to a
 * server route that stores the choice (a public page sets no cookie), as a full page load, because all texts
 * change.
 */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const t = useTranslations("shell")
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <a
      key={other}
      href={`/api/language?to=${encodeURIComponent(pathInLanguage(pathname, other) + search)}`}
      rel="nofollow"
      hrefLang={other}
      lang={other}
      className="quiet-link flex min-h-11 min-w-11 items-center justify-center px-2"
    >
      <span className="sr-only">{`${t("language")}: `}</span>
      {short ? (
        <>
          <span aria-hidden="true" className="text-sm uppercase">
            {other}
          </span>
          <span className="sr-only">{LANGUAGES[other].name}</span>
        </>
      ) : (
        LANGUAGES[other].name
      )}
    </a>
  ))
}

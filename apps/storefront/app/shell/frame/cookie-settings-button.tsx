import { useTranslations } from "use-intl"
import { consentSettingsOpen } from "#app/features/consent/consent-settings-open.ts"

/** Without scripts nothing is stored that needs consent, so there are no settings. */
export function CookieSettingsButton() {
  const t = useTranslations("shell")
  return (
    <button
      type="button"
      onClick={() => consentSettingsOpen.set(true)}
      className="quiet-link flex min-h-11 items-center px-2 hover:text-ink noscript:hidden"
    >
      {t("cookieSettings")}
    </button>
  )
}

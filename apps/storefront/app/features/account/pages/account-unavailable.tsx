import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"

/** The back end cannot be asked: that is neither a sign-out nor an empty account, and the page says so. */
export function AccountUnavailable() {
  const t = useTranslations("account")
  const errors = useTranslations("errors")
  const paths = usePaths()
  const { pathname, search } = useLocation()
  return (
    <>
      <title>{t("unavailableTitle")}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        title={t("unavailableTitle")}
        text={t("unavailableText")}
        actions={
          <>
            <a href={pathname + search} className={buttonClass("primary")}>
              {errors("retry")}
            </a>
            <a href={paths.home()} className={buttonClass("secondary")}>
              {errors("backHome")}
            </a>
          </>
        }
      />
    </>
  )
}

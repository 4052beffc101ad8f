import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { InHead } from "#app/ui/browser/in-head.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"

/** Shown while the back end is unavailable, which means neither logged out nor an empty account. */
export function AccountUnavailable() {
  const t = useTranslations("account")
  const errors = useTranslations("errors")
  const paths = usePaths()
  const { pathname, search } = useLocation()
  return (
    <>
      <InHead title={t("unavailableTitle")}>
        <meta name="robots" content="noindex" />
      </InHead>
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

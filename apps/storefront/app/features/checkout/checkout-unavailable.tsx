import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"

/** The back end is unavailable: cart and input are kept, and the page offers ways to continue. */
export function CheckoutUnavailable() {
  const t = useTranslations("checkout")
  const errors = useTranslations("errors")
  const paths = usePaths()
  return (
    <ErrorState
      title={errors("unavailableTitle")}
      text={t("errorUnavailable")}
      actions={
        <a href={paths.checkout()} className={buttonClass("primary")}>
          {errors("retry")}
        </a>
      }
    />
  )
}

import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { ErrorState } from "#app/ui/error-state.tsx"

/** The back end is away just now: the payment is kept at the provider, and the order follows by itself. */
export function PaymentUnverified() {
  const t = useTranslations("cardPayment")
  const paths = usePaths()
  return (
    <ErrorState
      title={t("unavailableTitle")}
      text={t("unavailableText")}
      actions={
        <a href={paths.verifyPayment()} className={buttonClass("primary")}>
          {t("checkAgain")}
        </a>
      }
    />
  )
}

import { useTranslations } from "use-intl"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"

/** The back end is unavailable just now: the payment is kept at the provider, and the order follows by itself. */
export function PaymentUnverified({ askAgainPath }: { askAgainPath: string }) {
  const t = useTranslations("cardPayment")
  return (
    <ErrorState
      title={t("unavailableTitle")}
      text={t("unavailableText")}
      actions={
        <a href={askAgainPath} className={buttonClass("primary")}>
          {t("checkAgain")}
        </a>
      }
    />
  )
}

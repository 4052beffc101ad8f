import { useTranslations } from "use-intl"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"

/** The back end is unavailable: the payment is safe at the provider, and the order follows automatically. */
export function PaymentUnverified({ retryPath }: { retryPath: string }) {
  const t = useTranslations("cardPayment")
  return (
    <ErrorState
      title={t("unavailableTitle")}
      text={t("unavailableText")}
      actions={
        <a href={retryPath} className={buttonClass("primary")}>
          {t("checkAgain")}
        </a>
      }
    />
  )
}

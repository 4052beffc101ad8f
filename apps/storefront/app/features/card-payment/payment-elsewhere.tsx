import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

/**
 * A payment that this browser did not open: the bank's app may have returned to a different browser. The page
 * therefore says nothing about charges.
 */
export function PaymentElsewhere() {
  const t = useTranslations("cardPayment")
  const paths = usePaths()
  return (
    <div className="measure max-w-160 py-12">
      <h1 className="text-title-lg">{t("elsewhereTitle")}</h1>
      <p className="mt-4 text-ink-muted">{t("elsewhereText")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.legal("tracking")} className={buttonClass("primary")}>
          {t("toTracking")}
        </Link>
        <Link to={paths.cart()} className={buttonClass("secondary")}>
          {t("toCart")}
        </Link>
      </div>
    </div>
  )
}

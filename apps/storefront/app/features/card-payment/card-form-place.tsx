import { useTranslations } from "use-intl"
import { Spinner } from "#app/ui/controls/spinner.tsx"

/** A placeholder as high as the card fields, so that the layout does not shift. */
export function CardFormPlace() {
  const t = useTranslations("cardPayment")
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      {t("loading")}
    </p>
  )
}

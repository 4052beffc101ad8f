import { useTranslations } from "use-intl"
import { Spinner } from "#app/ui/feedback/spinner.tsx"

/** Stands where the fields will be, as high as they are, so that nothing jumps. */
export function CardFormPlace() {
  const t = useTranslations("cardPayment")
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-ink-muted">
      <Spinner />
      {t("loading")}
    </p>
  )
}

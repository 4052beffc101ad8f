import { ORDER_PARAMETER } from "@porteka/shop/pages"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** The ways to the contact form and to the form for complaints, with the order's number filled in. */
export function OrderQuestion({ number }: { number: string }) {
  const t = useTranslations("order")
  const paths = usePaths()
  const parameter = ORDER_PARAMETER[useLocale()]
  return (
    <p data-print="hide" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
      <Link to={`${paths.contact()}?${parameter}=${number}`} className="text-link">
        {t("question")}
      </Link>
      <Link to={`${paths.legal("complaints")}?${parameter}=${number}`} className="text-link">
        {t("complaint")}
      </Link>
    </p>
  )
}

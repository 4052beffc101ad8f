import { ORDER_PARAMETER } from "@porteka/shop/pages"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** The ways to ask and to complain about an order, with its number filled in. */
export function OrderQuestion({ number }: { number: string }) {
  const t = useTranslations("order")
  const paths = usePaths()
  const parameter = ORDER_PARAMETER[useLocale()]
  return (
    <p data-print="hide" className="mt-6 flex flex-wrap gap-x-6">
      <Link to={paths.contact(number)} className="text-link inline-flex min-h-11 items-center">
        {t("question")}
      </Link>
      <Link
        to={`${paths.legal("complaints")}?${parameter}=${number}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {t("complaint")}
      </Link>
    </p>
  )
}

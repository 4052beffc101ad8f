import { useTranslations } from "use-intl"
import { type LinkedOrder, usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** The ways to ask and to complain about an order, with its data filled in. */
export function OrderQuestion({ order }: { order: LinkedOrder }) {
  const t = useTranslations("order")
  const paths = usePaths()
  return (
    <p data-print="hide" className="mt-6 flex flex-wrap gap-x-6">
      <Link to={paths.contact(order)} className="text-link inline-flex min-h-11 items-center">
        {t("question")}
      </Link>
      <Link to={paths.complaint(order)} className="text-link inline-flex min-h-11 items-center">
        {t("complaint")}
      </Link>
    </p>
  )
}

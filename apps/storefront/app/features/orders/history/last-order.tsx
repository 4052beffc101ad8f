import { useLocale, useTranslations } from "use-intl"
import { keptDate } from "#app/i18n/kept-dates.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OrderStatusBadge } from "../order-status-badge.tsx"
import { LinePictures } from "./line-pictures.tsx"
import type { PastOrder } from "./past-order.ts"

/** A short view of the newest order. */
export function LastOrder({ order }: { order: PastOrder }) {
  const t = useTranslations("account")
  const locale = useLocale()
  const paths = usePaths()
  const money = useMoney()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-medium">
            <Link to={paths.accountOrder(order.id)} className="quiet-link">
              {t("orderNumber", { number: order.number })}
            </Link>
          </h3>
          <p className="tabular text-ink-muted text-sm">
            {keptDate(order.createdAt, locale)}
            {"\u00A0· "}
            {money(order.total, order.currency)}
          </p>
        </div>
        <OrderStatusBadge status={order.status} />
      </div>
      <div className="mt-4">
        <LinePictures lines={order.lines} />
      </div>
    </>
  )
}

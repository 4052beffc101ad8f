import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { keptDate } from "#app/i18n/kept-dates.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OrderStatusBadge } from "../order-status-badge.tsx"
import { LinePictures } from "./line-pictures.tsx"
import { OrderDialog } from "./order-dialog.tsx"
import type { PastOrder } from "./past-order.ts"

/**
 * A customer's orders (specification, section 2 "Order history view"). With scripts, details open in a
 * dialog.
 */
export function OrderHistory({ orders }: { orders: PastOrder[] }) {
  const [opened, setOpened] = useState<PastOrder | null>(null)
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <HistoryEntry key={order.id} order={order} onOpen={() => setOpened(order)} />
        ))}
      </ul>
      <OrderDialog order={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function HistoryEntry({ order, onOpen }: { order: PastOrder; onOpen: () => void }) {
  const t = useTranslations("account")
  const locale = useLocale()
  const paths = usePaths()
  const money = useMoney()
  return (
    <li className="rounded-lg bg-surface-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-title-xs">
            <Link to={paths.accountOrder(order.id)} className="quiet-link">
              {t("orderNumber", { number: order.number })}
            </Link>
          </h2>
          <p className="mt-1 text-ink-muted text-sm">{keptDate(order.createdAt, locale)}</p>
        </div>
        <OrderStatusBadge status={order.status} />
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <LinePictures lines={order.lines} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <p className="tabular font-semibold">{money(order.total, order.currency)}</p>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t("viewDetailsNamed", { number: order.number })}
            onClick={onOpen}
            className="noscript:hidden"
          >
            {t("viewDetails")}
          </Button>
        </div>
      </div>
    </li>
  )
}

function NoOrders() {
  const t = useTranslations("account")
  const paths = usePaths()
  return (
    <EmptyState
      title={t("ordersEmpty")}
      text={t("ordersEmptyText")}
      action={
        <Link to={paths.products()} className={buttonClass("primary")}>
          {t("startShopping")}
        </Link>
      }
    />
  )
}

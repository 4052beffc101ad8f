import { formatDate } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { LineItem } from "#app/ui/commerce/line-item.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Dialog } from "#app/ui/windows/dialog.tsx"
import { OrderStatusBadge } from "../order-status-badge.tsx"
import type { OrderLineView } from "../order-view.ts"
import type { PastOrder } from "./past-order.ts"

/** A dialog with an order's status, date, total and lines over the list of orders. */
export function OrderDialog({ order, onClose }: { order: PastOrder | null; onClose: () => void }) {
  const t = useTranslations("account")
  const paths = usePaths()
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={order && t("orderNumber", { number: order.number })}
      closeLabel={t("close")}
      footer={
        order && (
          <Link to={paths.accountOrder(order.id)} className={buttonClass("primary")}>
            {t("orderPage")}
          </Link>
        )
      }
    >
      {order && <Details order={order} />}
    </Dialog>
  )
}

function Details({ order }: { order: PastOrder }) {
  const t = useTranslations("account")
  const locale = useLocale()
  const money = useMoney()
  const goods = order.lines.reduce((sum, line) => sum + line.total, 0)
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2">
        <dt className="text-ink-muted text-sm">{t("orderStatus")}</dt>
        <dd>
          <OrderStatusBadge status={order.status} />
        </dd>
        <dt className="text-ink-muted text-sm">{t("orderDate")}</dt>
        <dd>{formatDate(order.createdAt, locale)}</dd>
        <dt className="text-ink-muted text-sm">{t("orderTotal")}</dt>
        <dd className="tabular font-semibold">{money(order.total, order.currency)}</dd>
      </dl>
      <ul className="mt-5 border-border border-t">
        {order.lines.map((line) => (
          <li key={line.id} className="border-border border-b py-4 last:border-b-0">
            <Line line={line} currency={order.currency} />
          </li>
        ))}
      </ul>
      {goods !== order.total && <p className="text-ink-muted text-sm">{t("totalMore")}</p>}
    </>
  )
}

function Line({ line, currency }: { line: OrderLineView; currency: string }) {
  const t = useTranslations("account")
  const common = useTranslations("order")
  const money = useMoney()
  return (
    <LineItem
      picture={line.isCharge ? "none" : line.thumbnail}
      title={line.title}
      variant={line.isCharge ? null : line.variantTitle}
      details={
        <>
          {line.sku && <p className="text-ink-muted text-sm">{common("sku", { sku: line.sku })}</p>}
          <p className="tabular text-ink-muted text-sm">
            {t("perPiece", { quantity: line.quantity, price: money(line.unitPrice, currency) })}
          </p>
        </>
      }
      end={<p className="tabular whitespace-nowrap font-medium">{money(line.total, currency)}</p>}
    />
  )
}

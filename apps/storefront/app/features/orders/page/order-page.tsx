import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { keptDateTime } from "#app/i18n/kept-dates.ts"
import { classNames } from "#app/ui/class-names.ts"
import { nextSteps } from "../next-steps.ts"
import { OrderDetails } from "../order-details.tsx"
import { OrderLines } from "../order-lines.tsx"
import { OrderStatusBadge } from "../order-status-badge.tsx"
import { OrderTotals } from "../order-totals.tsx"
import type { OrderView } from "../order-view.ts"
import { PaymentInstructions } from "../payment-instructions.tsx"
import { OrderActions } from "./order-actions.tsx"
import { OrderParcels } from "./order-parcels.tsx"
import { OrderProgress } from "./order-progress.tsx"
import { OrderReturns } from "./order-returns.tsx"
import { type ReorderReply, ReorderResult } from "./reorder-result.tsx"

interface OrderPageProps {
  order: OrderView
  /** The result of ordering it again. */
  reorder: ReorderReply | null
  /** The documents of this order. */
  invoices?: ReactNode
  /** The account's menu; absent outside of the account. */
  menu?: ReactNode
}

/** The page of an order, available at any time after the purchase. */
export function OrderPage({ order, reorder, invoices, menu }: OrderPageProps) {
  const t = useTranslations("orderPage")
  const common = useTranslations("order")
  const locale = useLocale()
  const next = nextSteps(order)
  return (
    <div
      className={classNames("max-w-220 print:max-w-none", menu ? "mt-4" : "measure py-8 lg:py-14 print:py-3")}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-title-lg">{t("title", { number: order.number })}</h1>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="mt-3 text-ink-muted">
        {common("date")}: {keptDateTime(order.createdAt, locale)}
      </p>
      {menu}
      {reorder && <ReorderResult reply={reorder} />}
      <OrderProgress steps={order.steps} />
      {next.length > 0 && (
        <section className="mt-6">
          <h2 className="text-title-xs">{common("next")}</h2>
          {next.map((step) => (
            <p key={step} className="mt-1.5">
              {common(step)}
            </p>
          ))}
        </section>
      )}
      <PaymentInstructions order={order} />
      <OrderParcels order={order} />
      <OrderReturns order={order} />
      <section className="mt-10">
        <h2 className="mb-4 text-title-sm">{common("items")}</h2>
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </section>
      <OrderDetails order={order} />
      {invoices}
      <OrderActions order={order} />
    </div>
  )
}

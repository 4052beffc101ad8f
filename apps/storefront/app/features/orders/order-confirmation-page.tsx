import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { keptDateTime } from "#app/i18n/kept-dates.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { TulipMark } from "#app/ui/media/ornament.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { nextSteps } from "./next-steps.ts"
import { OrderDetails } from "./order-details.tsx"
import { OrderLines } from "./order-lines.tsx"
import { OrderQuestion } from "./order-question.tsx"
import { OrderStatusBadge } from "./order-status-badge.tsx"
import { OrderTotals } from "./order-totals.tsx"
import type { OrderView } from "./order-view.ts"
import { PaymentInstructions } from "./payment-instructions.tsx"

interface OrderConfirmationProps {
  order: OrderView
  /** Offer for guests after the order. */
  offer?: ReactNode
}

/** The thank-you page: what was ordered, how to pay, and what happens next. Printable. */
export function OrderConfirmation({ order, offer }: OrderConfirmationProps) {
  const t = useTranslations("order")
  const locale = useLocale()
  const paths = usePaths()
  return (
    <div className="measure max-w-220 py-8 lg:py-14 print:max-w-none print:py-3">
      <TulipMark className="mb-4 size-9 text-ornament print:hidden" />
      <h1 className="text-title-lg">{t("confirmationTitle")}</h1>
      <p className="mt-3 text-lg text-ink-muted">{t("confirmationLead", { email: order.email })}</p>
      <dl className="mt-8 grid gap-x-8 gap-y-4 border-border border-y py-5 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]">
        <Fact name={t("number")}>
          <span className="tabular font-semibold text-lg">{order.number}</span>
        </Fact>
        <Fact name={t("status")}>
          <OrderStatusBadge status={order.status} />
        </Fact>
        <Fact name={t("date")} className="max-sm:col-span-full">
          {keptDateTime(order.createdAt, locale)}
        </Fact>
      </dl>
      <PaymentInstructions order={order} />
      <section className="mt-10 print:mt-6">
        <h2 className="mb-4 text-title-sm">{t("items")}</h2>
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </section>
      <OrderDetails order={order} />
      <section className="mt-10 rounded-lg bg-surface-raised p-6 print:mt-6 print:p-0">
        <h2 className="text-title-sm">{t("next")}</h2>
        {nextSteps(order).map((step) => (
          <p key={step} className="mt-3">
            {t(step)}
          </p>
        ))}
        {order.canWithdraw && (
          <p className="mt-2">
            {t("nextWithdrawal")}{" "}
            <Link to={paths.withdrawal(order)} className="text-link">
              {t("withdrawalLink")}
            </Link>
          </p>
        )}
        {order.exemptItems.length > 0 && (
          <p className="mt-2">{t("exemptItems", { items: order.exemptItems.join(", ") })}</p>
        )}
      </section>
      <div data-print="hide" className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
        <Link to={paths.order(order.id)} className={buttonClass("primary")}>
          {t("toOrder")}
        </Link>
        <Link to={paths.products()} className={buttonClass("secondary")}>
          {t("continueShopping")}
        </Link>
      </div>
      <OrderQuestion order={order} />
      {offer}
    </div>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

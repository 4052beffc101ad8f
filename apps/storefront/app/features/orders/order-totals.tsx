import { useTranslations } from "use-intl"
import { useDeliveryName } from "#app/i18n/use-delivery-name.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import type { OrderView } from "./order-view.ts"

export function OrderTotals({ order }: { order: OrderView }) {
  const t = useTranslations("cartPage")
  const common = useTranslations("order")
  const money = useMoney()
  const deliveryName = useDeliveryName()
  const amount = (value: number) => money(value, order.currency)
  const rows: [string, string][] = [[t("subtotal"), amount(order.goodsTotal)]]
  if (order.discountTotal > 0) rows.push([t("discount"), amount(-order.discountTotal)])
  if (order.delivery) {
    rows.push([
      deliveryName(order.delivery),
      order.delivery.amount === 0 ? t("freeShipping") : amount(order.delivery.amount),
    ])
  }
  if (order.paymentFee !== null) rows.push([t("paymentFee"), amount(order.paymentFee)])
  return (
    <div className="tabular mt-5 ml-auto max-w-96">
      <dl className="flex flex-col gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-border border-t pt-4 font-semibold text-lg">
          <dt>{t("total")}</dt>
          <dd>{amount(order.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-right text-sm text-ink-muted">{t("vatShare", { amount: amount(order.vat) })}</p>
      {order.refunded > 0 && (
        <p className="mt-3 text-right font-semibold">
          {common("refunded", { amount: amount(order.refunded) })}
        </p>
      )}
    </div>
  )
}

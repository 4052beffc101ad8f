import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { keptDateRange } from "#app/i18n/kept-dates.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useDeliveryName } from "#app/i18n/use-delivery-name.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { OrderView } from "./order-view.ts"

/** Delivery, billing and payment of an order. */
export function OrderDetails({ order }: { order: OrderView }) {
  const t = useTranslations("order")
  const checkout = useTranslations("checkout")
  const paths = usePaths()
  const deliveryName = useDeliveryName()
  const arrivalLines = useArrivalLines(order)
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2 print:grid-cols-[1fr_1.4fr_1fr_1fr] print:gap-x-6">
      {order.shippingAddress.length > 0 && (
        <Block title={t("shippingAddress")} lines={order.shippingAddress} />
      )}
      <Block title={t("billingAddress")} lines={order.billingAddress} />
      {order.delivery && (
        <Block
          title={t("delivery")}
          lines={[deliveryName(order.delivery), ...order.delivery.collectedAt, ...arrivalLines]}
        >
          {order.delivery.canMove && (
            <Link to={paths.orderPoint(order.id)} className="text-link print:hidden">
              {t("movePoint")}
            </Link>
          )}
        </Block>
      )}
      {order.paymentMethod && (
        <Block
          title={t("payment")}
          lines={[
            order.total === 0 && order.money.paid === 0
              ? checkout("nothingToPay")
              : checkout(`method_${order.paymentMethod}`),
            ...(order.cardTransaction ? [t("cardTransaction", order.cardTransaction)] : []),
          ]}
        />
      )}
      {order.notes && <Block title={t("notes")} lines={[order.notes]} />}
      {order.termsEdition !== null && (
        <section>
          <h2 className="mb-1.5 text-title-xs">{t("terms")}</h2>
          <Link to={paths.legalVersion("terms", order.termsEdition)} className="text-link">
            {t("termsVersion", { version: order.termsEdition })}
          </Link>
        </section>
      )}
    </div>
  )
}

function useArrivalLines({ arrival, delivery }: OrderView): string[] {
  const t = useTranslations("order")
  const locale = useLocale()
  if (!arrival) return []
  const way = delivery?.code === "pickup" ? "pickup" : "other"
  if (arrival.kind === "between")
    return [t("arrival", { way, days: keptDateRange(arrival.from, arrival.to, locale) })]
  const { from, to, closures } = arrival
  return [
    t("arrivalAfterPayment", { way, days: from === to ? String(to) : `${from}–${to}` }),
    ...closures.map((closure) => t("closure", { days: keptDateRange(closure.from, closure.to, locale) })),
  ]
}

function Block({ title, lines, children }: { title: string; lines: string[]; children?: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-title-xs">{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  )
}

import { formatDateRange } from "@porteka/hungary"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useDeliveryName } from "#app/i18n/use-delivery-name.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { classNames } from "#app/ui/class-names.ts"
import type { CartView } from "./cart-view.ts"

/** Sums as the back end worked them out, dimmed while a change is under way. */
export function CartTotals({ cart }: { cart: CartView & { pending?: boolean } }) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const deliveryName = useDeliveryName()
  const locale = useLocale()
  return (
    <div
      aria-busy={cart.pending}
      className={classNames("tabular my-5 transition-opacity", cart.pending && "opacity-50")}
    >
      <dl className="flex flex-col gap-2">
        <Row name={t("subtotal")}>{money(cart.goodsTotal, cart.currency)}</Row>
        {cart.discountTotal > 0 && (
          <Row name={t("discount")}>{money(-cart.discountTotal, cart.currency)}</Row>
        )}
        <Row name={cart.delivery ? deliveryName(cart.delivery) : t("shipping")}>
          {cart.delivery === null
            ? t("shippingLater")
            : cart.delivery.amount === 0
              ? t("freeShipping")
              : money(cart.delivery.amount, cart.currency)}
        </Row>
        {cart.paymentFee !== null && (
          <Row name={t("paymentFee")}>{money(cart.paymentFee, cart.currency)}</Row>
        )}
        <Row name={t("total")} strong>
          {money(cart.total, cart.currency)}
        </Row>
      </dl>
      <p className="mt-1 text-right text-sm text-ink-muted">
        {t("vatShare", { amount: money(cart.vat, cart.currency) })}
      </p>
      <p className="mt-3 text-sm">
        {t(cart.delivery?.code === "pickup" ? "estimatePickup" : "estimate", {
          days: formatDateRange(cart.estimate.from, cart.estimate.to, locale),
        })}
      </p>
    </div>
  )
}

function Row({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-4",
        strong && "mt-2 border-border border-t pt-4 font-semibold text-lg",
      )}
    >
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

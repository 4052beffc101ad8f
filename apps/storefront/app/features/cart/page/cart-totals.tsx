import { useLocale, useTranslations } from "use-intl"
import { keptDateRange } from "#app/i18n/kept-dates.ts"
import { useSums } from "#app/i18n/use-sums.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Sums } from "#app/ui/commerce/sums.tsx"
import type { CartView } from "./cart-view.ts"
import type { LaterDelivery } from "./free-delivery.ts"
import type { OptimisticCart } from "./optimistic-cart.ts"

/** The cart's total as computed by the back end, without its rows; dimmed while a change is pending. */
export function CartSum({ cart }: { cart: OptimisticCart }) {
  const sums = useSums(cart)
  return (
    <div
      aria-busy={cart.pending}
      className={classNames("tabular transition-opacity", cart.pending && "opacity-75")}
    >
      <Sums {...sums} rows={[]} />
    </div>
  )
}

/** Totals as computed by the back end, dimmed while a change is pending. */
export function CartTotals({ cart }: { cart: CartView & { pending?: boolean } }) {
  const t = useTranslations("cartPage")
  const estimate = useEstimate(cart)
  const sums = useSums(cart)
  const later = cart.laterDelivery
  const laterText = (charge: LaterDelivery) => {
    if (charge.kind === "code") return t("shippingLaterCode", { code: charge.code })
    return t(charge.kind === "free" ? "freeShipping" : "shippingLater")
  }
  return (
    <div
      aria-busy={cart.pending}
      className={classNames("tabular my-5 transition-opacity", cart.pending && "opacity-75")}
    >
      <Sums
        {...sums}
        rows={later ? [...sums.rows, { name: t("shipping"), value: laterText(later) }] : sums.rows}
      />
      {cart.isSent &&
        estimate.map((line) => (
          <p key={line} className="mt-3 text-sm">
            {line}
          </p>
        ))}
    </div>
  )
}

/** When it is expected, in words; of a transfer also the shop's holidays. */
function useEstimate({ delivery, estimate }: Pick<CartView, "delivery" | "estimate">): string[] {
  const t = useTranslations("cartPage")
  const locale = useLocale()
  const isCollected = delivery?.code === "pickup"
  const { kind, from, to } = estimate
  if (kind === "between")
    return [
      t(isCollected ? "estimatePickup" : "estimate", {
        days: keptDateRange(from, to, locale),
      }),
    ]
  const days = from === to ? String(from) : `${from}–${to}`
  return [
    t(isCollected ? "estimatePickupAfterPayment" : "estimateAfterPayment", { days }),
    ...estimate.closures.map((closure) =>
      t("closure", { days: keptDateRange(closure.from, closure.to, locale) }),
    ),
  ]
}

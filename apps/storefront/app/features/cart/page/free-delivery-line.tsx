import { Truck } from "lucide-react"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import type { FreeDelivery } from "./free-delivery.ts"

/** How much is missing for free delivery, as text and as a bar. */
export function FreeDeliveryLine({ state }: { state: FreeDelivery | null }) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  if (!state) return null
  return (
    <div className="rounded-md bg-primary-soft px-4 py-3 text-on-primary-soft text-sm">
      <p className="flex items-center gap-2.5">
        <Truck aria-hidden="true" className="size-5 shrink-0" />
        {state.reached
          ? t("freeShippingReached")
          : t("freeShippingMissing", { amount: money(state.missing) })}
      </p>
      {!state.reached && (
        // Decorative, because the sentence says it.
        <progress
          aria-hidden="true"
          max={state.threshold}
          value={state.threshold - state.missing}
          className="progress mt-2.5"
        />
      )}
    </div>
  )
}

import { Truck } from "lucide-react"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import type { FreeDelivery } from "./free-delivery.ts"

export function FreeDeliveryLine({ state }: { state: FreeDelivery | null }) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  if (!state) return null
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-primary-soft px-4 py-3 text-on-primary-soft text-sm">
      <Truck aria-hidden="true" className="size-5 shrink-0" />
      {state.reached ? t("freeShippingReached") : t("freeShippingMissing", { amount: money(state.missing) })}
    </p>
  )
}

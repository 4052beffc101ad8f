import { shop } from "@porteka/shop"
import { Package, Store, Truck } from "lucide-react"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { RadioCards } from "#app/ui/radio-cards.tsx"
import type { DeliveryOptionView } from "./checkout-view.ts"
import type { DetailsError } from "./details-schema.ts"

const ICONS = { courier: Truck, locker: Package, pickup: Store } as const

interface DeliveryChoiceProps {
  options: DeliveryOptionView[]
  chosen: string | null | undefined
  error: DetailsError | undefined
}

export function DeliveryChoice({ options, chosen, error }: DeliveryChoiceProps) {
  const t = useTranslations("checkout")
  const money = useMoney()
  const { address } = shop.pickup
  const texts = {
    courier: t("option_courier_text"),
    locker: t("option_locker_text"),
    pickup: t("option_pickup_text", { address: `${address.postalCode} ${address.city}, ${address.street}` }),
  }
  return (
    <div id="shipping_option_id">
      <RadioCards
        name="shipping_option_id"
        legend={t("delivery")}
        legendHidden
        defaultValue={chosen ?? undefined}
        error={error && t(error)}
        cards={options.map(({ id, code, amount }) => {
          const Icon = ICONS[code]
          return {
            value: id,
            title: t(`option_${code}`, { carrier: shop.delivery[code].carrier }),
            text: texts[code],
            note: amount === 0 ? t("free") : money(amount),
            icon: <Icon className="size-5" />,
          }
        })}
      />
    </div>
  )
}

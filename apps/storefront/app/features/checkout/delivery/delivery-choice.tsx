import { Package, Store, Truck } from "lucide-react"
import { useRef } from "react"
import { useFetcher } from "react-router"
import { useTranslations } from "use-intl"
import { applyDraft } from "#app/forms/draft/form-draft.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { afterFrame } from "#app/ui/browser/after-frame.ts"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import { REMEMBER_CHOICE } from "../form/checkout-intents.ts"
import type { FieldErrors } from "../form/details-schema.ts"
import type { CollectionPlace } from "./collection-place.ts"
import type { DeliveryDiscount } from "./delivery-discount.ts"
import { amountAt, type DeliveryOptionView } from "./delivery-option-view.ts"
import { PickupPointPicker } from "./pickup-point-picker.tsx"
import type { PickupPointView, PickupSearch } from "./pickup-point-view.ts"
import { usePickupSearch } from "./use-pickup-search.ts"

const ICONS = { courier: Truck, locker: Package, pickup: Store } as const

export interface PickupChoice {
  /** The cart's current point. */
  chosen: PickupPointView | null
  /** Points near the cart's address. */
  nearby: PickupSearch
  /** The search text of the submitted form. */
  answered: PickupSearch | null
}

interface DeliveryChoiceProps {
  options: DeliveryOptionView[]
  place: CollectionPlace
  chosen: string | null | undefined
  /** What codes take off, and the option they already apply to. */
  discount: DeliveryDiscount & { optionId: string | null }
  pickup: PickupChoice
  errors: FieldErrors
}

export function DeliveryChoice({ options, place, chosen, discount, pickup, errors }: DeliveryChoiceProps) {
  const t = useTranslations("checkout")
  const cartTexts = useTranslations("cartPage")
  const money = useMoney()
  const element = useRef<HTMLDivElement>(null)
  const saving = useFetcher()
  const search = usePickupSearch(pickup.nearby, pickup.answered)
  const locker = options.find(({ code }) => code === "locker")
  const own = options.find(({ code }) => code === "pickup")
  const pointId = useRef(pickup.chosen?.id)
  const { carriers } = useShopFront()
  const priceText = (amount: number) => (amount === 0 ? t("free") : money(amount))
  /** If carriers have different prices, the lowest one until a point is chosen. */
  const priceOf = (option: DeliveryOptionView) => {
    if (option.id === discount.optionId && discount.amount !== null) return priceText(discount.amount)
    const amounts = [option.amount, ...Object.values(option.ofCarriers)]
    const least = Math.min(...amounts)
    if (pickup.chosen && option.id === chosen) return priceText(amountAt(option, pickup.chosen.carrier))
    return amounts.every((amount) => amount === least)
      ? priceText(least)
      : t("priceFrom", { price: money(least) })
  }
  const texts = {
    courier: t("option_courier_text"),
    locker: t("option_locker_text"),
    pickup: (
      <>
        {t("option_pickup_text", { address: place.address })}, {place.hours}
      </>
    ),
  }
  // Saved as soon as it is seen, so that the totals follow and a reload shows the choice; the final submit decides.
  const remember = (optionId: string) => {
    const point = optionId === locker?.id ? pointId.current : undefined
    const choice = { shipping_option_id: optionId, ...(point && { pickup_point_id: point }) }
    afterFrame(() => saving.submit({ intent: REMEMBER_CHOICE, ...choice }, { method: "post" }))
  }
  const choose = (optionId: string) => {
    if (optionId === locker?.id) suggestNearby(element.current)
    remember(optionId)
  }
  const choosePoint = (id: string) => {
    pointId.current = id
    if (locker) remember(locker.id)
  }
  const error = errors.shipping_option_id
  return (
    <div id="shipping_option_id" ref={element}>
      {locker && <input type="hidden" name="pickup_option_id" value={locker.id} />}
      {own && <input type="hidden" name="own_option_id" value={own.id} />}
      {discount.codes.length > 0 && (
        <p className="mb-3 text-sm">{t("deliveryCode", { codes: discount.codes.join(", ") })}</p>
      )}
      <RadioCards
        name="shipping_option_id"
        legend={t("delivery")}
        legendHidden
        defaultValue={chosen ?? undefined}
        onValueChange={choose}
        error={error && t(error)}
        cards={options.map((option) => {
          const { id, code } = option
          const Icon = ICONS[code]
          return {
            value: id,
            mark: code,
            title: cartTexts(`delivery_${code}`, { carrier: carriers[code] }),
            text: texts[code],
            note: priceOf(option),
            icon: <Icon className="size-5" />,
            details: code === "locker" && (
              <PickupPointPicker
                priceAt={
                  Object.keys(option.ofCarriers).length > 0
                    ? (carrier) => priceText(amountAt(option, carrier))
                    : null
                }
                state={search}
                chosen={pickup.chosen}
                error={errors.pickup_point_id}
                onChoose={choosePoint}
              />
            ),
          }
        })}
      />
    </div>
  )
}

/** Starts with the postal code of the address until the visitor searches for something else. */
function suggestNearby(place: HTMLElement | null): void {
  const form = place?.closest("form")
  if (!form) return
  const { pickup_query: query, postal_code: code } = textsOf(new FormData(form))
  // As if it were typed: so it is searched for, and again after a reload.
  if (!query && code) applyDraft(form, { pickup_query: code })
}

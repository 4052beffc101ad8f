import type { ShippingOption } from "@porteka/commerce-sdk"
import type { DeliveryCode } from "@porteka/shop"

export interface DeliveryOptionView {
  id: string
  code: DeliveryCode
  /** The price; for pickup points, of the carriers without a price of their own. */
  amount: number
  /** Prices of the carriers that have their own, by the carrier's name in lower case. */
  ofCarriers: Record<string, number>
}

/** The price of a delivery to a point. */
export const amountAt = ({ amount, ofCarriers }: DeliveryOptionView, carrier: string): number =>
  ofCarriers[carrier.toLowerCase()] ?? amount

/** Whether it costs nothing with any carrier. */
export const isFree = ({ amount, ofCarriers }: DeliveryOptionView): boolean =>
  [amount, ...Object.values(ofCarriers)].every((one) => one === 0)

/**
 * An option for the points of a single carrier only defines a price of the common option: the shopper chooses
 * a point, not a carrier.
 */
export function toOptionViews(code: DeliveryCode, options: ShippingOption[]): DeliveryOptionView[] {
  const carrierOf = ({ data }: ShippingOption) =>
    typeof data?.points_of === "string" ? data.points_of : null
  const common = options.find((option) => carrierOf(option) === null) ?? options[0]
  if (!common) return []
  const own = options.flatMap((option) => {
    const carrier = carrierOf(option)
    return carrier === null ? [] : [[carrier, option.amount ?? 0] as const]
  })
  return [{ id: common.id, code, amount: common.amount ?? 0, ofCarriers: Object.fromEntries(own) }]
}

/** Ways of delivery. */

/** `data.code` of the option and method with the cash-on-delivery fee; never offered as a delivery. */
export const FEE_OPTION_CODE = "cash_on_delivery_fee"

export interface ShippingOptionType {
  id: string
  label: string
  description: string
  /** Ours: `courier`, `locker`, `pickup`. */
  code: string
}

export interface ShippingOption {
  id: string
  name: string
  price_type: "flat" | "calculated"
  amount: number | null
  provider_id: string
  shipping_profile_id: string
  service_zone_id: string
  type?: ShippingOptionType
  data: Record<string, unknown> | null
  metadata?: Record<string, unknown> | null
  insufficient_inventory?: boolean
}

/** `data` is what the carrier needs, for a pickup point `{ pickup_point_id }`. */
export interface ShippingMethodInput {
  option_id: string
  data?: Record<string, unknown>
}

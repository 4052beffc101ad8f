import type { PickupPointData } from "../types/checkout-types.ts"
import { isFee, type PricedMethod } from "./summary-rows.ts"

type MethodData = Record<string, unknown> | null | undefined

/** The delivery among the shipping methods of a cart or order, which may also have the fee for cash on delivery. */
export const deliveryOf = <Method extends Pick<PricedMethod, "data">>(
  methods: readonly Method[],
): Method | undefined => methods.find((method) => !isFee(method))

/** The code of a delivery, given its data: `courier`, `locker`, `pickup`; null for one without. */
export const deliveryCodeOf = (data: MethodData): string | null =>
  typeof data?.code === "string" ? data.code : null

/** A chosen pickup point, as a delivery's data keeps it. */
export interface KeptPickupPoint {
  id: string
  /** One delivery may offer points of several carriers. */
  carrier: string
  kind: PickupPointData["pickup_point_kind"]
  name: string
  postal_code: string
  city: string
  address: string
}

/** The pickup point in a delivery's data; null if none was chosen. */
export function pickupPointOf(data: MethodData): KeptPickupPoint | null {
  const text = (key: keyof PickupPointData) => {
    const value = data?.[key]
    return typeof value === "string" ? value : ""
  }
  const id = text("pickup_point_id")
  if (!id) return null
  return {
    id,
    carrier: text("pickup_point_provider"),
    kind: text("pickup_point_kind") === "locker" ? "locker" : "shop",
    name: text("pickup_point_name"),
    postal_code: text("pickup_point_postal_code"),
    city: text("pickup_point_city"),
    address: text("pickup_point_address"),
  }
}

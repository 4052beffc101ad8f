import { answerWith, isList } from "../checks/answer-shape.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { FoundPickupPoint } from "../types/pickup-point-types.ts"

/** Parcel lockers and parcel shops. */
export const pickupPoints = {
  /** `q` is a postal code (nearest first), a town, with or without accents, or a part of an address. */
  list: get("/store/pickup-points")
    .asks<{ q: string; limit?: number }>()
    .gives<{ pickup_points: FoundPickupPoint[] }>(answerWith({ pickup_points: isList }))
    .within(PRODUCT_GET_TIMEOUT_MS),
}

import { answerWith, hasFields, isText } from "../checks/answer-shape.ts"
import { get } from "../core/endpoint.ts"
import type { Coupon } from "../types/coupon-types.ts"

/** Codes that come by a link. */
export const coupons = {
  /** In any case; 404 for an unknown code. */
  retrieve: get("/store/coupons/{code}").gives<{ coupon: Coupon }>(
    answerWith({ coupon: hasFields({ code: isText, state: isText }) }),
  ),
}

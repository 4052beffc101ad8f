import type { CouponState } from "@porteka/commerce-sdk/wire"

/** What a coupon link shows if it does not lead to the cart. */
export type CouponReply =
  /** The code waits until the cart has items. */
  | { kind: "waiting"; code: string }
  | { kind: Exclude<CouponState, "usable">; code: string }
  | { kind: "unknown" }
  /** The browser's cart is being paid. */
  | { kind: "paying" }
  | { kind: "unavailable" }

export function statusOf({ kind }: CouponReply): number {
  switch (kind) {
    case "unknown":
      return 404
    case "expired":
    case "used_up":
      return 410
    case "paying":
      return 409
    case "unavailable":
      return 503
    default:
      return 200
  }
}

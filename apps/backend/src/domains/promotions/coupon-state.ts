import type { CouponState } from "@porteka/commerce-sdk"

/** What determines whether a code can be used at all, independently of the cart. */
export interface CouponFacts {
  status: string
  is_automatic: boolean
  /** Maximum number of orders; null: unlimited. */
  limit: number | null
  used: number
  starts_at: Date | null
  ends_at: Date | null
  /** Null without a counted campaign. */
  budget: { type: string; limit: number | null; used: number } | null
}

/** Budgets shared by all orders; the others are counted per customer. */
const SHARED_BUDGETS = ["usage", "spend"]

/** The state of a code; null if it is not a coupon: a draft, or an automatic promotion. */
export function couponState(
  { status, is_automatic, limit, used, starts_at, ends_at, budget }: CouponFacts,
  now: Date,
): CouponState | null {
  if (is_automatic || status === "draft") return null
  if (status !== "active" || (ends_at && ends_at < now)) return "expired"
  if (limit !== null && used >= limit) return "used_up"
  if (budget && SHARED_BUDGETS.includes(budget.type) && budget.limit !== null && budget.used >= budget.limit)
    return "used_up"
  return starts_at && starts_at > now ? "upcoming" : "usable"
}

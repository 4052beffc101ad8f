import type { CouponState } from "@porteka/commerce-sdk"

/** What decides whether a code can be used at all, whatever is in the cart. */
export interface CouponFacts {
  status: string
  is_automatic: boolean
  /** How often orders may use it; null: as often as they like. */
  limit: number | null
  used: number
  starts_at: Date | null
  ends_at: Date | null
  /** Null without a campaign that is counted. */
  budget: { type: string; limit: number | null; used: number } | null
}

/** Budgets that all orders use up together; the others are counted for each customer. */
const SHARED_BUDGETS = ["usage", "spend"]

/** How a code stands; null for one that is no coupon: a draft, or one that every cart gets by itself. */
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
